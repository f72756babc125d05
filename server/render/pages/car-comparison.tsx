import { Text, TextIn } from '../../../shared/components/text.tsx';
import { type LocalText, toPlainText } from '../../../shared/local-text.ts';
import { paths } from '../../../shared/paths.ts';
import type { Car } from '../../../shared/schemas/bundle.ts';
import { usePage } from '../page-context.tsx';
import { describeCar } from './entry-card.tsx';
import { EntryTitle } from './plan-rows.tsx';

interface ComparisonProps {
  title: LocalText;
  cars: readonly Car[];
}

/** The `id` of the heading of the comparison. */
export const comparisonId = 'comparison';

/**
 * The facts of two or more cars in a table, a column for each car. A fact that no car has is left out, and one that is the
 * same for all stands under the table.
 */
export function CarComparison({ title, cars }: ComparisonProps) {
  const { label, link } = usePage();
  if (cars.length < 2) return null;
  const columns = cars.map((car) => describeCar(car, label));
  const rows = (columns[0] ?? [])
    .map(([, name], row) => ({ name, values: columns.map((facts) => facts[row]?.[2]) }))
    .filter(({ values }) => values.some((value) => value !== undefined));
  const different = rows.filter(({ values }) => !isSameForAll(values));
  const same = rows
    .filter(({ values }) => isSameForAll(values))
    .map(({ name, values: [value = ''] }) => `${toPlainText(label(name))}: ${toPlainText(value)}`);
  return (
    <section className="section comparison">
      <TextIn as="h2" id={comparisonId} className="detail__heading" value={title} />
      {different.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the region.
        <section className="comparison__scroller" aria-labelledby={comparisonId} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <td />
                {cars.map((car) => (
                  <th key={car.slug} scope="col">
                    <a href={link(paths.detail(car.slug))}>
                      <EntryTitle entry={car} />
                    </a>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {different.map(({ name, values }) => (
                <tr key={name}>
                  <th scope="row">
                    <Text value={label(name)} />
                  </th>
                  {values.map((value, index) => (
                    <td key={cars[index]?.slug}>
                      {value === undefined ? <NotStated /> : <Text value={value} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {same.length > 0 && (
        <TextIn
          as="p"
          className="comparison__same"
          value={label('plan.same_facts', { facts: same.join(' · ') })}
        />
      )}
    </section>
  );
}

function isSameForAll(values: readonly (LocalText | undefined)[]): boolean {
  return new Set(values.map((value) => value && toPlainText(value))).size === 1;
}

/** A dash, which screen readers would skip. */
function NotStated() {
  const { label } = usePage();
  return (
    <>
      <span aria-hidden>–</span>{' '}
      <TextIn as="span" className="visually-hidden" value={label('plan.not_stated')} />
    </>
  );
}
