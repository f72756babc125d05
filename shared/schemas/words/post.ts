import { descriptionLimit, type FieldWords, titleLimit } from '../field-words.ts';

export const authorsWords = {
  en: ['Authors', 'Who writes the posts; at least one.'],
  tr: ['Yazarlar', 'Yazıları yazanlar; en az bir kişi.'],
} as const satisfies FieldWords;

export const authorWords = {
  id: {
    en: ['Short name', 'The name that posts use for the author. Visitors do not see it.'],
    tr: ['Kısa ad', 'Yazılarda bu yazar için kullanılan ad. Ziyaretçi görmez.'],
  },
  name: {
    en: ['Name', 'The author’s name at the top of a post.'],
    tr: ['Ad', 'Yazının başında duran yazar adı.'],
  },
  image: {
    en: ['Portrait', 'The small round picture beside the name, by its name in pictures.yaml.'],
    tr: ['Portre', 'Adın yanındaki küçük yuvarlak resim; pictures.yaml dosyasındaki adıyla.'],
  },
} as const satisfies Record<string, FieldWords>;

export const postWords = {
  id: {
    en: ['Number', 'The end of the post’s address, /blog/…; the numbers run from 1 without a gap.'],
    tr: ['Numara', 'Yazı adresinin sonu, /blog/…; numaralar 1’den başlar, arada boşluk kalmaz.'],
  },
  title: {
    en: [
      'Title',
      'The heading of the post, on its card and in search results. At most 60 characters.',
    ],
    tr: ['Başlık', 'Yazının başlığı; kartında ve arama sonuçlarında da. En fazla 60 karakter.'],
    searchLimit: titleLimit,
  },
  category: {
    en: [
      'Category',
      'One or two words above the title; free, but the same word for the same thing.',
    ],
    tr: ['Kategori', 'Başlığın üstündeki bir iki sözcük; serbesttir, ama aynı konuya aynı söz.'],
  },
  excerpt: {
    en: [
      'Summary',
      'The text on the card in the blog list and in search results. At most 160 characters.',
    ],
    tr: ['Özet', 'Blog listesindeki kartın ve arama sonucunun metni. En fazla 160 karakter.'],
    searchLimit: descriptionLimit,
  },
  author: {
    en: ['Author', 'The short name of an author in authors.yaml.'],
    tr: ['Yazar', 'authors.yaml dosyasındaki bir yazarın kısa adı.'],
  },
  date: {
    en: ['Day', 'The day of the post, such as 2026-11-21; the blog shows the newest first.'],
    tr: ['Gün', 'Yazının günü, örneğin 2026-11-21; blog en yeniyi en başta gösterir.'],
  },
  readTime: {
    en: ['Reading time', 'How many minutes it takes to read, a whole number.'],
    tr: ['Okuma süresi', 'Okumanın kaç dakika sürdüğü; bir tam sayı.'],
  },
  image: {
    en: ['Picture of the card', 'The picture in the blog list, by its name in pictures.yaml.'],
    tr: ['Kartın resmi', 'Blog listesindeki resim; pictures.yaml dosyasındaki adıyla.'],
  },
  featuredImage: {
    en: [
      'Picture of the post',
      'The wide picture at the top of the post and beside a shared link, by its name in pictures.yaml.',
    ],
    tr: [
      'Yazının resmi',
      'Yazının başındaki geniş resim; paylaşılan bağlantıda da görünür. pictures.yaml dosyasındaki adıyla.',
    ],
  },
  content: {
    en: [
      'Body',
      'The blocks of the post in order: paragraph, heading, quote or image; at least one.',
    ],
    tr: [
      'Gövde',
      'Yazının blokları, sırayla: paragraph (paragraf), heading (ara başlık), quote (alıntı), image (resim); en az bir tane.',
    ],
  },
  tags: {
    en: ['Tags', 'A few words each, under the post.'],
    tr: ['Etiketler', 'Yazının altında duran, her biri bir iki sözcüklük etiketler.'],
  },
  relatedBlogs: {
    en: [
      'Related posts',
      'The numbers of other posts; visitors see them only where that is switched on in site.yaml.',
    ],
    tr: [
      'İlgili yazılar',
      'Başka yazıların numaraları; ziyaretçi yalnızca site.yaml dosyasında açıksa görür.',
    ],
  },
} as const satisfies Record<string, FieldWords>;

export const blockWords = {
  type: {
    en: ['Kind', 'What the block is: paragraph, heading, quote or image.'],
    tr: ['Tür', 'Bloğun ne olduğu: paragraph, heading, quote ya da image.'],
  },
  content: {
    en: ['Text', 'The text of the block; a long one starts with |.'],
    tr: ['Metin', 'Bloğun metni; uzunsa | ile başlar.'],
  },
  url: {
    en: ['Picture', 'The picture of the block, by its name in pictures.yaml.'],
    tr: ['Resim', 'Bloğun resmi; pictures.yaml dosyasındaki adıyla.'],
  },
  caption: {
    en: ['Caption', 'The words under the picture.'],
    tr: ['Resim yazısı', 'Resmin altındaki sözler.'],
  },
} as const satisfies Record<string, FieldWords>;
