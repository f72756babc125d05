import { pageKeys } from '../../shared/pages.ts';
import { isDetailPath } from '../../shared/paths.ts';
import type { Picture } from '../../shared/schemas/forms.ts';
import type { FieldModel } from '../model/field-model.ts';
import { type LocalContext, localize, localizeFields } from '../pipeline/localize.ts';
import { listFallbackLabels } from '../pipeline/localize-labels.ts';
import type { Parts } from './create-globals.ts';
import { readFields } from './read-fields.ts';

/** The sections of a bundle that are not collections, in the order of the bundle’s schema. */
export interface Head {
  /** What comes before the collections. */
  before: Record<string, unknown>;
  servicePages: unknown[];
  /** What comes after them. */
  after: Record<string, unknown>;
}

/** Reads price and duration of the experience or car at an address, in the language of the bundle. */
export type ReadDetail = (address: string) => { price: unknown; duration: unknown } | undefined;

/**
 * Makes the parts of a bundle that are one file each, or a few.
 *
 * @param models of the parts, by their names
 * @param pictures of the language, by their names
 */
export function makeHead(
  parts: Parts,
  models: ReadonlyMap<string, FieldModel>,
  context: LocalContext,
  pictures: Record<string, Picture>,
  readDetail: ReadDetail,
): Head {
  const local = (name: keyof Parts, value: unknown = parts[name]) =>
    localize(value, findModel(models, name), context);
  const services = parts.services.services.map((service) => ({
    ...service,
    price: Number(service.price),
  }));
  const { home, ...pages } = Object.fromEntries(pageKeys.map((key) => [key, local(`${key}Page`)]));
  return {
    before: {
      language: context.language,
      pictures,
      site: local('site'),
      navigation: local('navigation'),
      categories: readFields(local('categories'))['categories'],
      services: readFields(local('services', { services }))['services'],
      home,
    },
    servicePages: parts.servicePages.map((page) =>
      makeServicePage(page, findModel(models, 'servicePages'), context, readDetail),
    ),
    after: {
      pages,
      fallbackLabels: listFallbackLabels(parts.labels, context.language),
    },
  };
}

/** A category page whose packages all have price and duration: their own, or those of the entry they lead to. */
function makeServicePage(
  page: Parts['servicePages'][number],
  model: FieldModel,
  context: LocalContext,
  readDetail: ReadDetail,
): unknown {
  const pricing = model.kind === 'fields' ? model.fields.get('pricing') : undefined;
  if (model.kind !== 'fields' || pricing?.kind !== 'list' || pricing.item.kind !== 'fields') {
    throw new Error('A category page has a list of packages.');
  }
  const { fields } = pricing.item;
  const packages = page.pricing.map((item) => {
    const local = localizeFields(item, fields, context);
    const { price, duration } = (isDetailPath(item.url) && readDetail(item.url)) || local;
    if (price === undefined || duration === undefined) {
      throw new Error(`The package for ${item.url} was checked and has no price or duration.`);
    }
    const complete: Record<string, unknown> = { ...local, price, duration };
    return Object.fromEntries(
      [...fields.keys()].filter((key) => key in complete).map((key) => [key, complete[key]]),
    );
  });
  return { ...localizeFields(page, model.fields, context), pricing: packages };
}

/** The authors of one language, by their ids. */
export function makeAuthors(
  { authors }: Parts,
  models: ReadonlyMap<string, FieldModel>,
  context: LocalContext,
): Map<string, { name: unknown; image: unknown }> {
  const local = readFields(localize(authors, findModel(models, 'authors'), context))['authors'];
  return new Map(
    (Array.isArray(local) ? local : []).map((author) => {
      const { id, name, image } = readFields(author);
      return [String(id), { name, image }];
    }),
  );
}

function findModel(models: ReadonlyMap<string, FieldModel>, name: string): FieldModel {
  const model = models.get(name);
  if (!model) throw new Error(`There is no part of the content called ${name}.`);
  return model;
}
