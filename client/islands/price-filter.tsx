import { showWords } from '../../shared/components/text.tsx';
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

/** The price slider of the services list; present only if `features.priceFilter` is on. */
export function PriceFilter({ query, labels, onChange }: PriceFilterProps) {
  const shownRange = labels.range
    .replace('{{min}}', String(query.minPrice))
    .replace('{{max}}', String(query.maxPrice));
  return (
    <div className="filter__price">
      <PriceSlider
        name="min"
        label={labels.min}
        value={query.minPrice}
        onChange={(price) => onChange({ ...query, minPrice: Math.min(price, query.maxPrice) })}
      />
      <PriceSlider
        name="max"
        label={labels.max}
        value={query.maxPrice}
        onChange={(price) => onChange({ ...query, maxPrice: Math.max(price, query.minPrice) })}
      />
      <output>{showWords(shownRange)}</output>
    </div>
  );
}

interface PriceSliderProps {
  name: string;
  label: string;
  value: number;
  onChange: (price: number) => void;
}

function PriceSlider({ name, label, value, onChange }: PriceSliderProps) {
  return (
    <input
      type="range"
      name={name}
      aria-label={label}
      min={priceBounds.min}
      max={priceBounds.max}
      step={10}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}
