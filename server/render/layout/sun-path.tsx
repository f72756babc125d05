import type { ReactNode } from 'react';
import { Ltr } from '../../../shared/components/text.tsx';
import { formatTime } from '../../../shared/format-time.ts';
import { usePage } from '../page-context.tsx';

/** The place on the sun’s path after which it has set. */
const sunset = 80;

/** A time of day on the sun’s path, above the sun. */
export function SunPath({ time, sun }: { time: string; sun: number }) {
  const { language } = usePage();
  // At its ends, the time stays within the column.
  const x = Math.min(Math.max(sun, 10), 90);
  return (
    <div className="sun-path">
      <SunLine sun={sun} y={34.5}>
        <text className="sun-path__hour" x={`${x}%`} y="16" textAnchor="middle">
          {formatTime(time, language)}
        </text>
      </SunLine>
      <p className="visually-hidden">
        <Ltr>{formatTime(time, language)}</Ltr>
      </p>
    </div>
  );
}

interface SunLineProps {
  /** Where the sun stands, from 0 to 100. */
  sun: number;
  /** How far its path is below the top of the drawing, in pixels. */
  y: number;
  children?: ReactNode;
}

/** The sun’s path. Drawn with SVG attributes: the content security policy allows no style attribute. */
export function SunLine({ sun, y, children }: SunLineProps) {
  const x = `${sun}%`;
  return (
    <svg className="sun-path__line" width="100%" height={y + 9.5} aria-hidden="true">
      <line className="sun-path__rest" x1="0" x2="100%" y1={y} y2={y} />
      <line className="sun-path__elapsed" x1="0" x2={x} y1={y} y2={y} />
      <circle
        className={`sun-path__disc ${sun > sunset ? 'sun-path__disc--set' : ''}`}
        cx={x}
        cy={y}
        r="6.5"
      />
      {children}
    </svg>
  );
}
