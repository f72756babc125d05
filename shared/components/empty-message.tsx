import type { ReactNode } from 'react';

/** What a list says where it has nothing to show: a sun half below the horizon, a sentence, and perhaps a way on. */
export function EmptyMessage({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <div className="empty">
      <span className="half-sun" aria-hidden />
      <p className="empty__text">{text}</p>
      {children}
    </div>
  );
}
