/** Every island and its module. A name is also the marker’s `data-island` in the page. */
export const registry = {
  'site-menu': () => import('./site-menu.tsx').then((module) => module.SiteMenu),
  'hero-slideshow': () => import('./hero-slideshow.tsx').then((module) => module.HeroSlideshow),
  'detail-gallery': () => import('./detail-gallery.tsx').then((module) => module.DetailGallery),
  'service-filter': () => import('./service-filter.tsx').then((module) => module.ServiceFilter),
};

export type IslandName = keyof typeof registry;

/** When an island is hydrated: on interaction, or as soon as it is visible and the browser is idle. */
export type IslandSchedule = 'idle' | 'interaction';
