import { Ltr } from '../../shared/components/ltr.tsx';
import { Picture } from '../../shared/components/picture.tsx';
import { Text, TextIn } from '../../shared/components/text.tsx';
import { TextLink } from '../../shared/components/text-link.tsx';
import { formatTime } from '../../shared/format-time.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import { SectionHead } from '../layout/section-head.tsx';
import { usePage } from '../page-context.tsx';

type Featured = Bundle['home']['featured'];

/** After this share of the path the sun has set and its disc is hollow. */
const sunset = 80;

/** Six services in the order of a day, each under its place on the sun’s path. */
export function HomeFeatured({ title, text, items }: Featured) {
  const { link } = usePage();
  return (
    <section className="section featured">
      <SectionHead title={title} text={text} />
      <ol className="featured__grid">
        {items.map((item) => (
          <li key={item.id} className="featured__item">
            <div className="featured__picture">
              <Picture picture={item.image} sizes="(min-width: 640px) 56vw, 92vw" frame="growing" />
            </div>
            <SunPath time={item.time} sun={item.sun} />
            <div>
              <h3 className="featured__title">
                <TextIn as="a" className="card__link" href={link(item.url)} value={item.title} />
              </h3>
              <TextIn as="p" className="featured__text" value={item.description} />
              <TextLink>
                <Text value={item.cta} />
              </TextLink>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Drawn with SVG attributes: the content security policy allows no style attribute. */
function SunPath({ time, sun }: { time: string; sun: number }) {
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
        <text className="sun-path__time" x={x} y="16" textAnchor="middle">
          {formatTime(time, language)}
        </text>
      </svg>
      <p className="visually-hidden">
        <Ltr>{formatTime(time, language)}</Ltr>
      </p>
    </div>
  );
}
