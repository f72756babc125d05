import { Outlet, type RouteObject } from 'react-router-dom';
import { Document } from './layout/document.tsx';
import {
  loadAbout,
  loadBlog,
  loadCars,
  loadContact,
  loadDetail,
  loadHome,
  loadPolicy,
  loadPost,
  loadServicePage,
  loadServices,
} from './loaders.ts';
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

/** Every address of the site (specification §2) and what answers there. */
export const pages: RouteObject[] = [
  { path: '/', loader: loadHome, Component: HomePage },
  { path: '/servis/:name', loader: loadServicePage, Component: CategoryPage },
  { path: '/hizmetler', loader: loadServices, Component: ServicesPage },
  { path: '/hakkimizda', loader: loadAbout, Component: AboutPage },
  { path: '/iletisim', loader: loadContact, Component: ContactPage },
  { path: '/bloglar', loader: loadBlog, Component: BlogPage },
  { path: '/blog/:id', loader: loadPost, Component: PostPage },
  { path: '/gizlilik-politikasi', loader: loadPolicy('privacy'), Component: PolicyPage },
  { path: '/kullanim-sartlari', loader: loadPolicy('terms'), Component: PolicyPage },
  { path: '/detay/:name', loader: loadDetail, Component: DetailPage },
  { path: '/araclar', loader: loadCars, Component: CarsPage },
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
