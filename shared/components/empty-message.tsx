import type { ReactNode } from 'react';

/** The message of an empty list: a sun half below the horizon, a sentence, and optionally a link or button. */
export function EmptyMessage({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <div className="empty">
      <span className="half-sun" aria-hidden />
      <p className="empty__text">{text}</p>
      {children}
    </div>
  );
}
