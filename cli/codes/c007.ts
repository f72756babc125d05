import { defineCode } from './define-code.ts';

export const tabIndent = defineCode({
  code: 'C007',
  example: {
    file: 'experiences/col-turu.yaml',
    wrong: ['title:', '\ttr: Çöl Turu'],
    right: ['title:', '  tr: Çöl Turu'],
  },
  explanation: {
    en: {
      title: 'Tab indentation',
      meaning: 'A line begins with a tab, or is blank but for a tab. YAML knows only spaces there.',
      why: 'A tab is as wide as each editor likes, so nobody can tell what belongs to what, and the file cannot be read.',
      fix: 'Replace the tab with two spaces per level. Most editors can do that for every tab they insert.',
    },
    tr: {
      title: 'Sekmeyle girinti',
      meaning:
        'Satır sekme karakteriyle başlıyor ya da boş satırda sekme var. YAML satır başında yalnızca boşluk tanır.',
      why: 'Sekmenin genişliği düzenleyiciye göre değişir; neyin neye ait olduğu anlaşılmaz, dosya okunamaz.',
      fix: 'Sekmeyi her düzey için iki boşlukla değiştirin. Çoğu düzenleyici sekme yerine boşluk yazacak biçimde ayarlanabilir.',
    },
  },
  problems: {
    tabIndent: {
      en: {
        message: 'The line is indented with a tab.',
        advice: 'Indent with spaces, two for each level; tabs are not allowed.',
      },
      tr: {
        message: 'Satır sekmeyle (Tab) girintilenmiş.',
        advice: 'Girintiyi boşlukla verin, her düzey için iki boşluk; sekme kullanılmaz.',
      },
    },
    tabOnBlankLine: {
      en: {
        message: 'This blank line contains a tab, so YAML loses track of the text around it.',
        advice: 'Delete the tab; the line stays blank.',
      },
      tr: {
        message: 'Bu boş satırda sekme (Tab) var; YAML bu yüzden çevresindeki metni okuyamıyor.',
        advice: 'Sekmeyi silin; satır boş kalır.',
      },
    },
  },
});
