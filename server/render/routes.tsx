import { Outlet, type RouteObject } from 'react-router-dom';
import {
  type EntryPrefix,
  type PageKey,
  pageKeys,
  pages as pageTable,
} from '../../shared/pages.ts';
import { Document } from './layout/document.tsx';
import * as loaders from './loaders.ts';
import { AboutPage } from './pages/about-page.tsx';
import { BlogPage } from './pages/blog-page.tsx';
import { CarsPage } from './pages/cars-page.tsx';
import { CategoryPage } from './pages/category-page.tsx';
import { ContactPage } from './pages/contact-page.tsx';
import { DetailPage } from './pages/detail-page.tsx';
import { HomePage } from './pages/home-page.tsx';
import { PolicyPage } from './pages/policy-page.tsx';
import { PostPage } from './pages/post-page.tsx';
import { ServicesPage } from './pages/services-page.tsx';

type Screen = Pick<RouteObject, 'loader' | 'Component'>;

/** What answers at the address of each page of which there is one. */
const screens: Record<PageKey, Screen> = {
  home: { loader: loaders.loadHome, Component: HomePage },
  services: { loader: loaders.loadServices, Component: ServicesPage },
  cars: { loader: loaders.loadCars, Component: CarsPage },
  blog: { loader: loaders.loadBlog, Component: BlogPage },
  about: { loader: loaders.loadSingletonPage('about'), Component: AboutPage },
  contact: { loader: loaders.loadSingletonPage('contact'), Component: ContactPage },
  privacy: { loader: loaders.loadSingletonPage('privacy'), Component: PolicyPage },
  terms: { loader: loaders.loadSingletonPage('terms'), Component: PolicyPage },
};

/** What answers at the addresses of entries. */
const entryScreens: Record<EntryPrefix, Screen> = {
  '/servis/': { loader: loaders.loadCategoryPage, Component: CategoryPage },
  '/detay/': { loader: loaders.loadDetail, Component: DetailPage },
  '/blog/': { loader: loaders.loadPost, Component: PostPage },
};

/** Every address of the site (specification §2) and what answers there. */
export const pages: RouteObject[] = [
  ...pageKeys.map((key) => ({ path: pageTable[key].path, ...screens[key] })),
  ...Object.entries(entryScreens).map(([prefix, screen]) => ({
    path: `${prefix}:name`,
    ...screen,
  })),
];

/** The route table: pages inside the document. */
export const routes: RouteObject[] = [
  {
    element: (
      <Document>
        <Outlet />
      </Document>
    ),
    children: pages.map((page) => ({ ...page, caseSensitive: true })),
  },
];
