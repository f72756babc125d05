import { Check, ChevronRight } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { DetailGallery } from '../../client/islands/detail-gallery.tsx';
import { Ltr } from '../../shared/components/ltr.tsx';
import { Text } from '../../shared/components/text.tsx';
import { type LocalText, toPlainText } from '../../shared/local-text.ts';
import { paths } from '../../shared/paths.ts';
import { Island } from '../island.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { Paragraphs } from '../layout/paragraphs.tsx';
import type { loadDetail } from '../loaders.ts';
import { useLink, usePage } from '../page-context.tsx';
import { useLabels } from '../use-labels.ts';
import { DetailContact } from './detail-contact.tsx';

/** An experience or a car (specification §2). */
export function DetailPage() {
  const { entry, parent, isCar } = useLoaderData<typeof loadDetail>();
  const { bundle } = usePage();
  const { t } = useLabels();
  const total = entry.images.length;
  const title = toPlainText(entry.title);
  return (
    <article className="detail">
      <PageHead title={entry.title} description={entry.description} image={entry.images[0]} />
      <Breadcrumb parent={parent} title={entry.title} isLatinName={isCar} />
      <h1 className="page-title">{isCar ? <Ltr>{title}</Ltr> : <Text value={entry.title} />}</h1>
      <Island
        name="detail-gallery"
        component={DetailGallery}
        when="visible"
        className="detail__gallery"
        props={{
          photos: entry.images.map((picture, index) => ({
            picture,
            position: t('detail_page.photo', { number: index + 1, total }),
          })),
          labels: {
            gallery: t('detail_page.gallery', { title }),
            thumbnails: t('detail_page.thumbnails'),
            previous: t('detail_page.previous_photo'),
            next: t('detail_page.next_photo'),
          },
        }}
      />
      <section className="section detail__about">
        <h2 className="detail__heading">
          <Text value={entry.about_text} />
        </h2>
        <div className="prose">
          <Paragraphs text={entry.about} />
        </div>
        {bundle.site.features.detailContact && <DetailContact entry={entry} />}
      </section>
      <section className="section section--sand detail__amenities">
        <h2 className="detail__heading">
          <Text value={entry.amenities_text} />
        </h2>
        <ul className="checks checks--lined">
          {entry.amenities.map((amenity) => (
            <li key={toPlainText(amenity)}>
              <Check className="icon" size={20} strokeWidth={1.6} aria-hidden />
              <Text value={amenity} />
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}

interface BreadcrumbProps {
  parent: { title: LocalText; path: string };
  title: LocalText;
  isLatinName: boolean;
}

function Breadcrumb({ parent, title, isLatinName }: BreadcrumbProps) {
  const { t, label } = useLabels();
  const link = useLink();
  const chevron = (
    <ChevronRight className="icon icon--directional" size={14} strokeWidth={1.6} aria-hidden />
  );
  return (
    <nav className="breadcrumb" aria-label={t('detail_page.breadcrumb')}>
      <ol>
        <li>
          <a href={link(paths.home())}>
            <Text value={label('site.home')} />
          </a>
        </li>
        <li>
          {chevron}
          <a href={link(parent.path)}>
            <Text value={parent.title} />
          </a>
        </li>
        <li aria-current="page">
          {chevron}
          {isLatinName ? <Ltr>{toPlainText(title)}</Ltr> : <Text value={title} />}
        </li>
      </ol>
    </nav>
  );
}
