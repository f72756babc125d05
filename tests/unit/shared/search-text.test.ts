import { describe, expect, it } from 'vitest';
import { normalizeForSearch } from '../../../shared/fold-letters.ts';
import { createSearchable, matchesAll, tokenizeQuery } from '../../../shared/search-text.ts';

const finds = (text: string, query: string, keywords: string[] = []) =>
  matchesAll(createSearchable([text], keywords), tokenizeQuery(query));

describe('normalizeForSearch', () => {
  it.each([
    ['VIP Havalimanı Transferi', ['HAVALİMANI', 'havalimani', 'Havalimanı', 'HAVALIMANI']],
    ['Jet Ski Kiralama', ['KIRALAMA', 'KİRALAMA', 'JET SKI', 'jet ski']],
    ['BAE Vizesi', ['VİZE', 'VIZE', 'vize', 'Vize']],
    ['Çöl Turu', ['col turu', 'ÇÖL TURU', 'çöl turu']],
    ['Işıklı', ['ışık', 'ISIK', 'isik']],
    ['Yat ve araba', ['yatlar', 'arabalarda', 'YATLARI']],
    ['İstanbul', ['istanbul', 'ISTANBUL', 'ıstanbul']],
    ['إقامة', ['اقامة', 'أقامه', 'إقـامة']],
    ['جَوْلَة ٢٠', ['جولة 20', 'جوله']],
    ['خد\u200dمة', ['خدمه', '\u200fخدمة']],
    ['خد\u200cمة', ['خدمه']],
    ['يخت كبير', ['\u06cc\u062e\u062a', '\u06a9ب\u06ccر', '\u06d0خت', '\u06d2خت']],
    ['مدينة هادئة', ['مد\u06ccن\u06c3', 'مدين\u06d5', '\u06c1ادئ\u06be']],
    ['بورش وفيلا وكولف وجاي', ['\u067eورش', '\u06a4يلا', '\u06afولف', '\u0686اي']],
    ['لامبورغيني', ['لامبورگینی', 'لامبورگ', 'لامبورﮔيني']],
    ['لامبورجيني', ['لامبورگيني', 'اللامبورگيني']],
    ['جولف، ملعب گلف', ['گولف', 'گلف', 'كلف', 'ملعب\u200cگولف']],
    ['ﺍﻟﺮﻣﻞ', ['الرمل']],
    ['شاطئ ومسؤول وأصدقاء', ['شاطي', 'مسوول', 'اصدقا']],
    ['غرفة 24', ['۲۴', '٢٤']],
    ['جولة 4x4 و F8', ['4 x 4', 'F 8', '4x4', 'f8']],
    ['Mercedes-AMG G 63, 4 x 4', ['G63', 'g 63', '63', '4x4']],
    ['جت سكي في برج خليفة', ['جت\u200cسکی', 'الجت\u200cسكي', 'برج\u200cخليفة', 'برج\u200cالخليفة']],
    [
      'دراجات رباعية',
      ['دراجات\u200cرباعي', 'دراجات\u200cالرباعي', '\u200cدراجات\u200c', 'درا\u200cجات'],
    ],
    ['جولة أبوظبي', ['ابو\u200cظبی']],
    ['Range Rover, برج خليفة', ['rangerover', 'RANGEROVER’da', 'برجخليفة']],
    ['ΟΔΟΣ', ['οδος', 'οδοσ', 'ΟΔΟ']],
    ['  two   spaces ', ['two spaces']],
  ])('finds “%s” however it is typed', (text, queries) => {
    for (const query of queries) expect(finds(text, query), query).toBe(true);
  });

  it('gives one fold for every case of a text, in Turkish and elsewhere', () => {
    for (const text of ['Işık', 'İzmir ılık', 'Yat & Jet Ski', 'Ağustos', 'Âlâ']) {
      const forms = [
        text.toUpperCase(),
        text.toLowerCase(),
        text.toLocaleUpperCase('tr'),
        text.toLocaleLowerCase('tr'),
      ];
      for (const form of forms) expect(normalizeForSearch(form)).toBe(normalizeForSearch(text));
    }
  });
});

describe('the words of a query', () => {
  it.each([
    ['Çöl Turu', 'turu çöl', true],
    ['Çöl Turu', 'öl', false],
    ['Çöl Turu', 'çö', true],
    ['Vahşi çöl hayatı', 'yat', false],
    ['Vahşi çöl hayatı', 'ayat', true],
    ['Özel yatlar', 'yat', true],
    ['Çöl Turu', 'çöl deniz', false],
    ['Çöl Turu', '  ', true],
    ['Çöl Turu', 'turu’na', true],
    ['Jet Ski', 'jet-ski!', true],
    ['Burj Al Arab', "'burj' arab’dan", true],
    ['Burj Al Arab', "'deve'", false],
    ['يخت خاص', 'اليخت', true],
    ['يخت خاص', 'واليخت الخاص', true],
    ['اليخت الخاص', 'يخت', true],
    ['جولة إلى الصحراء', 'للصحراء', true],
    ['تأجير السيارات', 'تاجير سيارات', true],
    ['ليل', 'الف', false],
    ['رحلة باليخت', 'يخت', true],
    ['جاهزون لليخت', 'يخت', true],
    ['الصحراء واليخت', 'يخت', true],
    ['وباليخت كذلك', 'يخت', true],
    ['كاليخت', 'يخت', true],
    ['فاليخت', 'يخت', true],
    ['قارب ويخت', 'يخت', true],
    ['بيخت خاص', 'يخت', true],
    ['اليخت', 'خت', false],
    ['إلغاء الحجز', 'إلغاء', true],
    ['التعديل والإلغاء', 'الغاء', true],
    ['بالإلغاء', 'الإلغاء', true],
    ['تأجير السيارات', 'ار', false],
    ['تأجير السيارات', 'يارات', true],
    // A balloon, which begins like “by the”, and what begins with its last two letters.
    ['بالسيارة ونصائح', 'بالون', false],
    ['بالون هواء', 'بالون', true],
    ['وسائل وكونسيرج', 'بالكون', false],
    ['جولة في المدينة', 'الجو', false],
    ['جو معتدل', 'الجو', true],
    ['رحلة بيخت خاص', 'باليخت', true],
    ['ركوب اليخت', 'باليخت', true],
    ['رحلة بحرية', 'البحر', true],
    // A sound that Arabic lacks is spelt in several ways; its letters stay apart in all other words.
    ['جمال', 'غمال', false],
    ['كرسي', 'جرسي', false],
    ['غروب', 'كروب', false],
    // Words that the query writes apart: only from their beginnings.
    ['جولة أبوظبي', 'ابو ظبی', true],
    ['Vahşi çöl hayatı', 'h ayatı', true],
    ['Açık çöl hayatı', 'a yat', false],
    // Words that are written together: whole words of three letters or more.
    ['Range Rover', 'rangerov', false],
    ['Denizde bir gün', 'birgun', true],
    ['Bu gün', 'bugün', false],
    ['Bizde su', 'suda', false],
    ['جت سكي', 'جت\u200cدراجة', false],
    ['عابر', 'الألعاب', false],
    ['two spaces', 'two \u200c spaces', true],
  ])('in “%s”, “%s”: %s', (text, query, isFound) => {
    expect(finds(text, query)).toBe(isFound);
  });

  it('are found as codes of keywords, but no number of a code is one of persons', () => {
    const keywords = ['Mercedes G 63', 'Ferrari F8', '4x4', '7 kişilik'];
    const found = ['G63', 'G۶۳', 'g 63', '63', 'F8', 'F۸', 'f 8', '4 x 4', 'mercedes g 63'];
    for (const query of found) expect(finds('Araç', query, keywords), query).toBe(true);
    const notFound = ['8 kişi', '8', 'g 8'];
    for (const query of notFound) expect(finds('Araç', query, keywords), query).toBe(false);
  });

  it('are found at the beginnings of keywords, beside the text', () => {
    const keywords = ['yat turu fiyatı', 'الرحلات'];
    const found = ['yat özel', 'fiyat', 'turu yat', 'رحلات'];
    for (const query of found) expect(finds('Özel gezi', query, keywords), query).toBe(true);
    expect(finds('Özel gezi', 'yat', ['tur fiyatı'])).toBe(false);
    // Part of a word of the text, which a short word does not match.
    expect(finds('Çöl hayatı', 'yat', ['yat'])).toBe(true);
    expect(finds('هواء', 'بالون', ['بالون'])).toBe(true);
    expect(finds('الطقس', 'جو', ['الجو'])).toBe(true);
  });
});
