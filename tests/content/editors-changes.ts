import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { type Document, isSeq, parseDocument } from 'yaml';
import type { Language } from '../../shared/languages.ts';

type Texts = Partial<Record<Language, string>>;

/** Content for `editorsChanges`. Each change finds its place by the structure of the files, not by their words. */
interface EditedContent {
  folder: string;
  /** Lists the files of a content folder in their order. */
  list(folder: string): string[];
  change(file: string, edit: (document: Document) => void): void;
  /** Replaces all matches in the text of every file. */
  replaceEverywhere(from: RegExp, to: string): void;
  read(file: string): Document;
}

/** Opens a copy of the content for `editorsChanges`. */
export function openContent(folder: string): EditedContent {
  const readText = (file: string) => readFileSync(join(folder, file), 'utf8');
  const read = (file: string) => parseDocument(readText(file));
  return {
    folder,
    read,
    list: (below) => globSync(`${below}/*.yaml`, { cwd: folder }).toSorted(),
    change(file, edit) {
      const document = read(file);
      edit(document);
      // A no-break space is written as an escape.
      const text = document.toString({ lineWidth: 0 }).replaceAll('\u00a0', '\\_');
      writeFileSync(join(folder, file), text);
    },
    replaceEverywhere(from, to) {
      for (const file of globSync('**/*.yaml', { cwd: folder }))
        writeFileSync(join(folder, file), readText(file).replace(from, to));
    },
  };
}

const first = (files: readonly string[]): string => files[0] ?? '';

/** Ordinary changes by editors; each leaves the content valid once its URLs are accepted. */
export const editorsChanges: Record<string, (content: EditedContent) => void | Promise<void>> = {
  async 'add a car with pictures'({ folder, list, read, change }) {
    const names = ['bir', 'iki', 'uc', 'dort'].map((name) => `deneme-araci-${name}`);
    for (const [index, name] of names.entries()) {
      const background = { r: 60 * index, g: 90, b: 200 - 50 * index };
      const picture = sharp({ create: { width: 2400, height: 1600, channels: 3, background } });
      await picture.jpeg().toFile(join(folder, `images/${name}.jpg`));
      change('pictures.yaml', (pictures) =>
        pictures.setIn(['pictures', name], {
          file: `${name}.jpg`,
          alt: {
            tr: `Deneme aracının ${index + 1}. açısı, boş bir yolda`,
            en: `The trial car on an empty road, from side ${index + 1}`,
            ar: `سيارة التجربة على طريق خالٍ من الجهة ${index + 1}`,
          },
        }),
      );
    }
    const cars = list('cars');
    const text = String(read(first(cars)));
    const orders = cars.map((file) => Number(read(file).get('order')));
    writeFileSync(join(folder, 'cars/deneme-araci.yaml'), text);
    change('cars/deneme-araci.yaml', (car) => {
      car.set('slug', 'deneme-araci');
      car.set('title', 'Orion GT');
      car.set('order', Math.max(...orders) + 1);
      car.set('images', names);
    });
  },
  'remove a post'({ folder, list, read, change, replaceEverywhere }) {
    const posts = list('posts');
    const gone = posts.at(-1) ?? '';
    const id = read(gone).get('id');
    rmSync(join(folder, gone));
    replaceEverywhere(new RegExp(`\\[([^\\]]+)\\]\\(/blog/${id}\\)`, 'g'), '$1');
    for (const file of posts.slice(0, -1))
      change(file, (post) => {
        const related = post.get('relatedBlogs');
        if (isSeq(related))
          post.set(
            'relatedBlogs',
            related.toJSON().filter((one: unknown) => one !== id),
          );
      });
  },
  'rename a slug and keep the old one as an alias'({
    folder,
    list,
    read,
    change,
    replaceEverywhere,
  }) {
    const file = first(list('experiences'));
    const slug = String(read(file).get('slug'));
    replaceEverywhere(new RegExp(`(?<=/detay/|^\\s*- )${slug}(?![\\w-])`, 'gm'), `${slug}-yeni`);
    change(file, (entry) => {
      entry.set('slug', `${slug}-yeni`);
      entry.set('aliases', [slug]);
    });
    renameSync(join(folder, file), join(folder, file.replace(basename(file), `${slug}-yeni.yaml`)));
  },
  'change a price': ({ list, change }) =>
    change(first(list('cars')), (car) => car.set('price', 777)),
  'change the label of a category': ({ change }) =>
    change('categories.yaml', (categories) =>
      categories.setIn(['categories', 2, 'name'], {
        tr: 'Yolda',
        en: 'On the road',
        ar: 'على الطريق',
      }),
    ),
  'make a hero title longer': ({ change }) =>
    change('home.yaml', (home) => {
      const place = ['hero', 0, 'title'];
      const more: Texts = { tr: 'bu akşam', en: 'this evening', ar: 'هذا المساء' };
      for (const [language, words] of Object.entries(more))
        home.setIn([...place, language], `${home.getIn([...place, language])} ${words}`);
    }),
  'answer a question otherwise': ({ change }) =>
    change('pages/contact.yaml', (contact) =>
      contact.setIn(['faq', 1, 'a'], {
        tr: 'Bunu bize yazın, aynı gün yanıtlayalım.',
        en: 'Write to us about this and we answer on the same day.',
        ar: 'اكتبوا إلينا عن ذلك ونجيبكم في اليوم نفسه.',
      }),
    ),
  'ask one more question': ({ change }) =>
    change('pages/contact.yaml', (contact) =>
      contact.addIn(['faq'], {
        q: {
          tr: 'Evcil hayvanımızla gelebilir miyiz?',
          en: 'May we bring our pet?',
          ar: 'هل يمكننا إحضار حيواننا الأليف؟',
        },
        a: {
          tr: 'Her program için ayrı ayrı bakarız; yazın, bildirelim.',
          en: 'We look at that for each plan; write to us and we will tell you.',
          ar: 'ننظر في ذلك لكل برنامج على حدة؛ اكتبوا لنا نخبركم.',
        },
      }),
    ),
  'let two tiles change places': ({ change }) =>
    change('home.yaml', (home) => {
      const items = home.getIn(['tiles', 'items']);
      if (isSeq(items)) items.items.splice(0, 2, ...items.items.slice(0, 2).reverse());
    }),
  'show another testimonial'({ change }) {
    change('home.yaml', (home) =>
      home.setIn(['testimonials', 'items', 0], {
        initials: { tr: 'AG', en: 'AG', ar: 'أ.غ' },
        name: { tr: 'Ayşe Güneş', en: 'Ayse Gunes', ar: 'عائشة غونش' },
        location: { tr: 'Bursa', en: 'Bursa in Turkey', ar: 'بورصة' },
        text: {
          tr: 'Her şey söylendiği saatte oldu, çocuklar hâlâ develeri anlatıyor.',
          en: 'Everything happened on time, and the children still talk about the camels.',
          ar: 'جرى كل شيء في موعده، وما زال الأطفال يتحدثون عن الجمال.',
        },
      }),
    );
  },
  'show a testimonial less'({ read, change }) {
    const place = ['testimonials', 'items'];
    const items = read('home.yaml').getIn(place);
    const last = isSeq(items) ? items.items.length - 1 : 0;
    change('home.yaml', (home) => home.deleteIn([...place, last]));
  },
  'name a new author'({ list, read, change }) {
    const image = read('authors.yaml').getIn(['authors', 0, 'image']);
    const name = { tr: 'Nil Aksoy, rehber', en: 'Nil Aksoy, guide', ar: 'نيل أقصوي، مرشدة' };
    change('authors.yaml', (authors) => authors.addIn(['authors'], { id: 'nil', name, image }));
    change(first(list('posts')), (post) => post.set('author', 'nil'));
  },
  'switch a feature': ({ change }) =>
    change('site.yaml', (site) => {
      const place = ['features', 'prices'];
      site.setIn(place, !site.getIn(place));
    }),
  'change the name of the brand': ({ change }) =>
    change('site.yaml', (site) => {
      site.setIn(['brand', 'title'], { tr: 'Kuzey Dubai', en: 'Kuzey Dubai', ar: 'كوزاي دبي' });
      site.setIn(['brand', 'wordmark'], { tr: 'KUZEY', en: 'KUZEY', ar: 'كوزاي' });
    }),
};
