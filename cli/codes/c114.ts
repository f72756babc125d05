import { defineCode, defineProblem } from './define-code.ts';

export const passedOver = defineCode({
  code: 'C114',
  example: {
    file: 'cars/g63.yaml',
    wrong: ['# cars/g63.yaml.txt', 'slug: g63'],
    right: ['# cars/g63.yaml', 'slug: g63'],
  },
  explanation: {
    en: {
      title: 'Ignored file',
      meaning:
        'Something lies in the content that nothing reads: a file whose name does not end in .yaml, a picture that pictures.yaml does not name, a symbolic link. What begins with a dot is meant to be left alone.',
      why: 'Whoever put it there may wait for it to appear on the site.',
      fix: 'Rename it, move it to where it belongs, or delete it.',
    },
    tr: {
      title: 'Yok sayılan dosya',
      meaning:
        'İçerik klasöründe hiçbir şeyin okumadığı bir şey duruyor: adı .yaml ile bitmeyen bir dosya, pictures.yaml dosyasında geçmeyen bir resim, sembolik bir bağlantı. Adı noktayla başlayanlara bilerek dokunulmaz.',
      why: 'Onu oraya koyan, sitede görünmesini bekliyor olabilir.',
      fix: 'Adını düzeltin, ait olduğu yere taşıyın ya da silin.',
    },
  },
  problems: {
    passedOver: defineProblem<
      | { reason: 'link' | 'unknown' | 'exceptions'; file?: undefined }
      /** The correct name of the file, or its name in pictures.yaml. */
      | { reason: 'misnamed' | 'misplaced' | 'undeclared'; file: string }
    >({
      en: ({ reason, file }) => ({
        message: {
          link: 'This is a symbolic link, and what it leads to is not read.',
          misnamed: 'This file is not read: the name of content ends in .yaml, in small letters.',
          misplaced: 'This picture lies outside images, where nobody looks for it.',
          undeclared: 'No picture in pictures.yaml has this file.',
          unknown: 'This file is not read: the content is YAML files, and pictures in images.',
          exceptions: 'This file is not read any more: exceptions are comments at their texts.',
        }[reason],
        advice: {
          link: 'Put the file or the folder itself in its place, or delete the link.',
          misnamed: `Rename it to ${file}, or delete it.`,
          misplaced: `Move it to ${file}, or delete it.`,
          undeclared: `Add it (catalogue new picture --file ${file}), or delete it.`,
          unknown: 'Move it out of the folder of the content, or delete it.',
          exceptions:
            'Write each reason above the field in its file, such as “# ok C105: …”, and delete this file.',
        }[reason],
      }),
      tr: ({ reason, file }) => ({
        message: {
          link: 'Bu bir sembolik bağlantı; gösterdiği yer okunmaz.',
          misnamed: 'Bu dosya okunmuyor: içerik dosyasının adı küçük harfle .yaml diye biter.',
          misplaced: 'Bu resim images klasörünün dışında; orada aranmaz.',
          undeclared: 'pictures.yaml dosyasında bu dosyayı kullanan bir resim yok.',
          unknown:
            'Bu dosya okunmuyor: içerik, YAML dosyalarından ve images içindeki resimlerden oluşur.',
          exceptions: 'Bu dosya artık okunmuyor: istisnalar, metinlerinin yanındaki yorumlardır.',
        }[reason],
        advice: {
          link: 'Yerine dosyanın ya da klasörün kendisini koyun ya da bağlantıyı silin.',
          misnamed: `Adını ${file} yapın ya da dosyayı silin.`,
          misplaced: `Buraya taşıyın: ${file}; gerekmiyorsa silin.`,
          undeclared: `Ekleyin (catalogue new picture --file ${file}) ya da silin.`,
          unknown: 'İçerik klasörünün dışına taşıyın ya da silin.',
          exceptions:
            'Her nedeni kendi dosyasında alanın üstüne yazın, örneğin “# ok C105: …”; sonra bu dosyayı silin.',
        }[reason],
      }),
    }),
  },
});
