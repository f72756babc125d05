/** The same words in every language of the site. */
interface Words {
  tr: string;
  en: string;
  ar: string;
}

function list(...words: readonly (readonly [tr: string, en: string, ar: string])[]): Words[] {
  return words.map(([tr, en, ar]) => ({ tr, en, ar }));
}

/** A time, a place and an event, in this order, make a sentence in every language. */
export const times = list(
  ['Sabah erkenden', 'Early in the morning', 'في الصباح الباكر'],
  ['Öğleden sonra', 'In the afternoon', 'بعد الظهر'],
  ['Güneş alçalırken', 'As the sun sinks', 'مع انخفاض الشمس'],
  ['Karanlık inince', 'Once it is dark', 'حين يحلّ الظلام'],
  ['Akşam serinliğinde', 'In the cool of the evening', 'في نسيم المساء'],
  ['Kahvaltıdan sonra', 'After breakfast', 'بعد الفطور'],
  ['Gün batımına doğru', 'Shortly before sunset', 'قبيل الغروب'],
  ['Kış aylarında', 'In the winter months', 'في أشهر الشتاء'],
  ['İlk molada', 'At the first stop', 'في المحطة الأولى'],
  ['Yolun sonunda', 'At the end of the road', 'في نهاية الطريق'],
);

export const places = list(
  ['kızıl kumulların arasında', 'between the red dunes', 'بين الكثبان الحمراء'],
  ['marinanın kıyısında', 'on the edge of the marina', 'على ضفة المارينا'],
  ['eski çarşının dar sokaklarında', 'in the lanes of the old souk', 'في أزقة السوق القديم'],
  ['körfezin sakin sularında', 'on the calm water of the gulf', 'على مياه الخليج الهادئة'],
  ['palmiyelerin gölgesinde', 'in the shade of the palms', 'في ظل النخيل'],
  ['otelinizin kapısında', 'at the door of your hotel', 'عند باب فندقكم'],
  ['kampın önündeki düzlükte', 'on the level sand by the camp', 'في الساحة أمام المخيم'],
  ['yüksek kulelerin altında', 'below the tall towers', 'تحت الأبراج العالية'],
  ['ahşap teknenin güvertesinde', 'on the deck of a wooden boat', 'على سطح القارب الخشبي'],
  ['müzenin serin avlusunda', 'in the cool court of the museum', 'في فناء المتحف البارد'],
);

export const events = list(
  [
    'rehberiniz sizi karşılar ve günün programını anlatır',
    'your guide meets you and explains the plan of the day',
    'يستقبلكم المرشد ويشرح لكم برنامج اليوم',
  ],
  [
    'çayınızı içer, manzarayı izlersiniz',
    'you drink tea and look at the view',
    'تشربون الشاي وتتأملون المنظر',
  ],
  [
    'fotoğraf için uzun bir mola veririz',
    'we stop for a long while to take pictures',
    'نتوقف طويلًا لالتقاط الصور',
  ],
  [
    'sürücünüz serin bir araçla sizi bekler',
    'your driver waits for you with a cool car',
    'ينتظركم السائق في سيارة مكيّفة',
  ],
  [
    'size hurma ve Arap kahvesi ikram edilir',
    'you are served dates and Arabic coffee',
    'نقدّم لكم التمر والقهوة العربية',
  ],
  [
    'bir saat boyunca dilediğiniz gibi gezersiniz',
    'you have an hour to walk about as you like',
    'تتجولون كما تشاؤون ساعة كاملة',
  ],
  [
    'çocuklar için daha kısa bir yol seçeriz',
    'we choose a shorter way for children',
    'نختار للأطفال طريقًا أقصر',
  ],
  [
    'sıcak ekmek ve mezelerle sofra kurulur',
    'the table is laid with warm bread and small dishes',
    'تُمدّ المائدة بالخبز الساخن والمقبلات',
  ],
  [
    'ışıklar yanar ve şehir başka bir yüz gösterir',
    'the lights come on and the city shows another face',
    'تُضاء الأنوار وتظهر المدينة بوجه آخر',
  ],
  [
    'yanınıza ince bir ceket almanız iyi olur',
    'you will be glad of a light jacket',
    'يحسن أن تحملوا معكم سترة خفيفة',
  ],
);

export const qualities = list(
  ['Sakin', 'Quiet', 'الهادئة'],
  ['Uzun', 'Long', 'الطويلة'],
  ['Kısa', 'Short', 'القصيرة'],
  ['Özel', 'Private', 'الخاصة'],
  ['Serin', 'Cool', 'المنعشة'],
  ['Keyifli', 'Cheerful', 'الممتعة'],
);

export const outings = list(
  ['Çöl Turu', 'Desert Tour', 'جولة الصحراء'],
  ['Tekne Gezisi', 'Boat Trip', 'رحلة القارب'],
  ['Şehir Yürüyüşü', 'City Walk', 'نزهة المدينة'],
  ['Müze Günü', 'Museum Visit', 'زيارة المتحف'],
  ['Kamp Akşamı', 'Evening at the Camp', 'أمسية المخيم'],
  ['Çarşı Gezisi', 'Walk Through the Souk', 'جولة السوق'],
);

export const headings = list(
  ['Günün akışı', 'How the day goes', 'كيف يمضي اليوم'],
  ['Sizi neler bekliyor', 'What awaits you', 'ما الذي ينتظركم'],
  ['Yola çıkmadan önce', 'Before you set out', 'قبل الانطلاق'],
);

export const amenityHeadings = list(
  ['Fiyata dahil olanlar', 'What the price covers', 'ما يشمله السعر'],
  ['Programda neler var', 'What the plan holds', 'ما يتضمنه البرنامج'],
);

export const amenities = list(
  ['Otelden alış ve dönüş', 'Hotel pick-up and drop-off', 'التوصيل من الفندق وإليه'],
  ['Türkçe bilen rehber', 'A guide who speaks Turkish', 'مرشد يتحدث التركية'],
  ['Klimalı araç', 'Car with air conditioning', 'سيارة مكيّفة'],
  ['Yol boyunca içme suyu', 'Drinking water on the way', 'مياه للشرب طوال الطريق'],
  ['Fotoğraf molası', 'Stop for pictures', 'وقفة للتصوير'],
  ['Kampta akşam yemeği', 'Dinner at the camp', 'عشاء في المخيم'],
  ['İstek üzerine çocuk koltuğu', 'Child seats on request', 'مقاعد أطفال عند الطلب'],
  ['Giriş biletleri', 'Tickets for all entrances', 'تذاكر الدخول'],
  ['Can yeleği ve havlu', 'Life jackets and towels', 'سترات نجاة ومناشف'],
  ['Hurma ve Arap kahvesi', 'Dates and Arabic coffee', 'تمر وقهوة عربية'],
  ['Esnek başlangıç saati', 'Flexible starting time', 'موعد انطلاق مرن'],
  ['Ücretsiz tarih değişikliği', 'Free change of date', 'تغيير الموعد مجانًا'],
);

export const exclusions = list(
  ['Yemek ve içecekler', 'Food and drinks', 'الطعام والمشروبات'],
  ['Bahşişler', 'Tips', 'الإكراميات'],
  ['Müze biletleri', 'Museum tickets', 'تذاكر المتاحف'],
);

export const durations = list(
  ['2 saat', '2 hours', 'ساعتان'],
  ['4 saat', '4 hours', '4 ساعات'],
  ['6 saat', '6 hours', '6 ساعات'],
  ['Tam gün', 'Full day', 'يوم كامل'],
);

export const enquiries = list(
  [
    'Kişi sayısını sohbetten bildirin ya da {email} adresine yazın. Yazılı programı aynı gün göndeririz.',
    'Tell us in the chat how many you are, or write to {email}. You have the written plan the same day.',
    'أخبرونا بعددكم في المحادثة أو اكتبوا إلى {email}، ونرسل لكم البرنامج مكتوبًا في اليوم نفسه.',
  ],
  [
    'Tarihi ve otelinizin adını {phone} numarasına yazın. Saatleri birlikte seçeriz.',
    'Send the date and the name of your hotel to {phone}. We choose the hours together.',
    'أرسلوا التاريخ واسم فندقكم إلى {phone}، ونختار المواعيد معًا.',
  ],
);

export const messages = list(
  [
    'Merhaba, bu gezi hakkında bilgi almak istiyorum.',
    'Hello, I would like to know more about this trip.',
    'مرحبًا، أود معرفة المزيد عن هذه الرحلة.',
  ],
  [
    'Merhaba, bu program için yer var mı?',
    'Hello, do you have places left on this trip?',
    'مرحبًا، هل بقيت أماكن في هذه الرحلة؟',
  ],
);
