import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface TextLinkProps {
  children: ReactNode;
  /** Absent inside a card whose title is the link already. */
  href?: string;
}

/** A bronze call to read on, with an arrow that points in the reading direction. */
export function TextLink({ children, href }: TextLinkProps) {
  const content = (
    <>
      {children}
      <ArrowRight className="icon icon--directional" size={16} strokeWidth={1.6} aria-hidden />
    </>
  );
  return href === undefined ? (
    <span className="text-link">{content}</span>
  ) : (
    <a className="text-link" href={href}>
      {content}
    </a>
  );
}
