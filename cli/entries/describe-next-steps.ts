import { join } from 'node:path';
import { imageFolder } from '../content/describe-picture-problem.ts';
import type { Words } from '../legacy-words.ts';
import type { EntryKindName } from './entry-kinds.ts';

interface Made {
  kind: EntryKindName;
  file: string;
  content: string;
  entry: object;
}

/** What is left to do once an entry is there, as numbered lines. */
export function describeNextSteps({ kind, file, content, entry }: Made): Words {
  const folder = join(content, imageFolder);
  const steps: Words[] = [];
  if (kind === 'picture') {
    const name = 'file' in entry ? String(entry.file) : '';
    steps.push({
      en: `Copy the picture to ${join(folder, name)}: at least 1200 pixels wide, 2400 where it fills the screen.`,
      tr: `Resmi ${join(folder, name)} olarak kopyalayın: en az 1200, ekranı kaplayacaksa 2400 piksel genişliğinde.`,
    });
  }
  steps.push({
    en: `Open ${file} and fill in the empty quotes (""): Turkish first, then English and Arabic.`,
    tr: `${file} dosyasını açın, boş tırnakları ("") doldurun: önce Türkçe, sonra İngilizce ve Arapça.`,
  });
  if (hasEmptyPicture(entry)) {
    steps.push({
      en: `For a picture that is not in pictures.yaml yet: put it into ${folder}, then catalogue new picture`,
      tr: `Henüz pictures.yaml dosyasında olmayan bir resim için: ${folder} klasörüne koyun, sonra catalogue new picture`,
    });
  }
  steps.push(
    {
      en: 'See what is left: catalogue validate, and for the translations catalogue missing',
      tr: 'Kalanları görün: catalogue validate; çeviriler için catalogue missing',
    },
    { en: 'Look at it: npm run dev', tr: 'Sayfaya bakın: npm run dev' },
  );
  const number = (language: 'en' | 'tr') =>
    steps.map((step, index) => `  ${index + 1}. ${step[language]}\n`).join('');
  return { en: `What to do next:\n${number('en')}`, tr: `Sırada ne var:\n${number('tr')}` };
}

function hasEmptyPicture(entry: object): boolean {
  const fields: Record<string, unknown> = { ...entry };
  const { image, images } = fields;
  return image === '' || (Array.isArray(images) && images.includes(''));
}
