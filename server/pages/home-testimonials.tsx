import { Star } from 'lucide-react';
import { Text, TextIn } from '../../shared/components/text.tsx';
import { toPlainText } from '../../shared/local-text.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import { usePage } from '../page-context.tsx';

type Testimonials = Bundle['home']['testimonials'];

/** Every testimonial has five stars (specification §9). */
const stars = [1, 2, 3, 4, 5];

export function HomeTestimonials({ title, items }: Testimonials) {
  const { t } = usePage();
  return (
    <section className="section section--sand testimonials">
      <TextIn as="h2" className="section__title" value={title} />
      <ul className="testimonials__row">
        {items.map(({ initials, name, location, text }) => (
          <li key={toPlainText(name)} className="testimonial">
            <p className="testimonial__stars" role="img" aria-label={t('home.five_stars')}>
              {stars.map((star) => (
                <Star
                  key={star}
                  className="icon"
                  size={17}
                  fill="currentColor"
                  strokeWidth={0}
                  aria-hidden
                />
              ))}
            </p>
            <TextIn as="blockquote" className="testimonial__text" value={text} />
            <p className="testimonial__guest">
              <span className="testimonial__initials" aria-hidden="true">
                <Text value={initials} />
              </span>
              <TextIn as="span" className="testimonial__name" value={name} />
              <TextIn as="span" className="testimonial__location" value={location} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
