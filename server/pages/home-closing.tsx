import { ArrowRight } from 'lucide-react';
import { Picture } from '../../shared/components/picture.tsx';
import { Text } from '../../shared/components/text.tsx';
import { paths } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import { useLink } from '../page-context.tsx';

type CallToAction = Bundle['home']['cta'];

export function HomeClosing({ title, button, image }: CallToAction) {
  const link = useLink();
  return (
    <section className="closing">
      <Picture picture={image} sizes="(min-width: 861px) 104vw, 1100px" frame="backdrop" />
      <div className="closing__words">
        <h2 className="section__title">
          <Text value={title} />
        </h2>
        <a className="button button--light" href={link(paths.contact())}>
          <Text value={button} />
          <ArrowRight className="icon icon--directional" size={18} strokeWidth={1.6} aria-hidden />
        </a>
      </div>
    </section>
  );
}
