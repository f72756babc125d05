import { priceBounds, type ServiceQuery } from '../../shared/filter-services.ts';

export interface PriceFilterLabels {
  min: string;
  max: string;
  /** A sentence with `{{min}}` and `{{max}}`. */
  range: string;
}

interface PriceFilterProps {
  query: ServiceQuery;
  labels: PriceFilterLabels;
  onChange: (query: ServiceQuery) => void;
}

/** The price slider of the services list; present only where `features.priceFilter` is on. */
export function PriceFilter({ query, labels, onChange }: PriceFilterProps) {
  const shownRange = labels.range
    .replace('{{min}}', String(query.minPrice))
    .replace('{{max}}', String(query.maxPrice));
  return (
    <div className="filter__price">
      <input
        type="range"
        name="min"
        aria-label={labels.min}
        min={priceBounds.min}
        max={priceBounds.max}
        step={10}
        value={query.minPrice}
        onChange={({ target }) =>
          onChange({ ...query, minPrice: Math.min(Number(target.value), query.maxPrice) })
        }
      />
      <input
        type="range"
        name="max"
        aria-label={labels.max}
        min={priceBounds.min}
        max={priceBounds.max}
        step={10}
        value={query.maxPrice}
        onChange={({ target }) =>
          onChange({ ...query, maxPrice: Math.max(Number(target.value), query.minPrice) })
        }
      />
      <output>
        <bdi dir="ltr">{shownRange}</bdi>
      </output>
    </div>
  );
}
