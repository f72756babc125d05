import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface TextLinkProps {
  children: ReactNode;
  /** Omit inside a card whose title is already the link. */
  href?: string;
}

/** A bronze link to more, with an arrow that points in the reading direction. */
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
