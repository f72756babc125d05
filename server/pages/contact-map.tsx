import { MapPin } from 'lucide-react';
import { Text } from '../../shared/components/text.tsx';
import type { LocalText } from '../../shared/local-text.ts';
import { usePage } from '../page-context.tsx';
import { useLabels } from '../use-labels.ts';
import { CoastDrawing } from './coast-drawing.tsx';

/** The embedded map. Nothing of it is loaded, and nothing told to its maker, before a visitor opens it. */
export function ContactMap({ title, text }: { title: LocalText; text: LocalText }) {
  const { map } = usePage().bundle.site;
  const { t, label } = useLabels();
  return (
    <section className="section section--sand map">
      <h2 className="section__title">
        <Text value={title} />
      </h2>
      <p className="section__text">
        <Text value={text} />
      </p>
      <div className="map__sheet">
        <CoastDrawing />
        <details className="map__frame">
          <summary className="button">
            <MapPin className="icon" size={18} strokeWidth={1.6} aria-hidden />
            <Text value={label('contact_page.show_map')} />
          </summary>
          <iframe
            src={map.embed}
            title={t('contact_page.map')}
            loading="lazy"
            referrerPolicy="no-referrer"
          />
        </details>
      </div>
      <a className="text-link" href={map.url} rel="noopener">
        <Text value={label('contact_page.open_map')} />
      </a>
    </section>
  );
}
