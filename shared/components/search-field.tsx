import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { LocalText } from '../local-text.ts';
import { Text } from './text.tsx';

interface SearchFieldProps {
  labels: { search: LocalText; placeholder: string; submit: string };
  field?: ComponentProps<'input'>;
  button?: ComponentProps<'button'>;
}

/** The field of a search in the list of services, with its button. */
export function SearchField({ labels, field, button }: SearchFieldProps) {
  return (
    <div className="filter__search">
      <label className="visually-hidden" htmlFor="service-search">
        <Text value={labels.search} />
      </label>
      <input
        id="service-search"
        className="filter__field"
        type="search"
        name="q"
        placeholder={labels.placeholder}
        autoComplete="off"
        maxLength={100}
        {...field}
      />
      <button className="filter__submit" type="submit" aria-label={labels.submit} {...button}>
        <Search className="icon" size={20} strokeWidth={1.6} aria-hidden />
      </button>
    </div>
  );
}
