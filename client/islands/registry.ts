/** Every island and its module. A name is also the marker’s `data-island` in the page. */
export const registry = {
  'detail-gallery': () => import('./detail-gallery.tsx').then((module) => module.DetailGallery),
  'service-filter': () => import('./service-filter.tsx').then((module) => module.ServiceFilter),
};

export type IslandName = keyof typeof registry;
