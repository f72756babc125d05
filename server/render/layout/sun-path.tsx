import { Ltr } from '../../../shared/components/text.tsx';
import { formatTime } from '../../../shared/format-time.ts';
import { usePage } from '../page-context.tsx';

/** The place on the sun’s path after which it has set. */
const sunset = 80;

/**
 * A time of day on the sun’s path. Drawn with SVG attributes: the content security policy allows no style attribute.
 *
 * @param sun where the sun stands, from 0 to 100
 */
export function SunPath({ time, sun }: { time: string; sun: number }) {
  const { language } = usePage();
  const x = `${sun}%`;
  return (
    <div className="sun-path">
      <svg className="sun-path__line" width="100%" height="44" aria-hidden="true">
        <line className="sun-path__rest" x1="0" x2="100%" y1="34.5" y2="34.5" />
        <line className="sun-path__elapsed" x1="0" x2={x} y1="34.5" y2="34.5" />
        <circle
          className={`sun-path__disc ${sun > sunset ? 'sun-path__disc--set' : ''}`}
          cx={x}
          cy="34.5"
          r="6.5"
        />
        <text className="sun-path__hour" x={x} y="16" textAnchor="middle">
          {formatTime(time, language)}
        </text>
      </svg>
      <p className="visually-hidden">
        <Ltr>{formatTime(time, language)}</Ltr>
      </p>
    </div>
  );
}
