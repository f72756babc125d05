import { Text } from '../../shared/components/text.tsx';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import { IconRows } from '../layout/icon-rows.tsx';

type WhyUs = Bundle['home']['whyUs'];

export function HomeWhyUs({ title, items }: WhyUs) {
  return (
    <section className="section why-us">
      <h2 className="section__title why-us__title">
        <Text value={title} />
      </h2>
      <IconRows
        items={items.map(({ icon, title: name, desc }) => ({ icon, title: name, text: desc }))}
      />
    </section>
  );
}
