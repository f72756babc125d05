export { loadStyleGuide as loader } from './load-style-guide.ts';
export { StyleGuidePage as Component } from './style-guide-page.tsx';
