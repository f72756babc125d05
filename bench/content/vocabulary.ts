/** The same words in every language of the benchmark. */
export interface Words {
  tr: string;
  en: string;
  ar: string;
}

const words = (tr: string, en: string, ar: string): Words => ({ tr, en, ar });

/** A time, a place and an event, in this order, make a sentence in every language. */
export const times = [
  words('Sabah erkenden', 'Early in the morning', 'في الصباح الباكر'),
  words('Öğleden sonra', 'In the afternoon', 'بعد الظهر'),
  words('Güneş alçalırken', 'As the sun sinks', 'مع انخفاض الشمس'),
  words('Karanlık inince', 'Once it is dark', 'حين يحلّ الظلام'),
  words('Kahvaltıdan sonra', 'After breakfast', 'بعد الفطور'),
  words('Gün batımına doğru', 'Shortly before sunset', 'قبيل الغروب'),
];

export const places = [
  words('kızıl kumulların arasında', 'between the red dunes', 'بين الكثبان الحمراء'),
  words('marinanın kıyısında', 'on the edge of the marina', 'على ضفة المارينا'),
  words('eski çarşının dar sokaklarında', 'in the lanes of the old souk', 'في أزقة السوق القديم'),
  words('körfezin sakin sularında', 'on the calm water of the gulf', 'على مياه الخليج الهادئة'),
  words('palmiyelerin gölgesinde', 'in the shade of the palms', 'في ظل النخيل'),
  words('otelinizin kapısında', 'at the door of your hotel', 'عند باب فندقكم'),
];

export const events = [
  words(
    'rehberiniz sizi karşılar ve günün programını anlatır',
    'your guide meets you and explains the plan of the day',
    'يستقبلكم المرشد ويشرح لكم برنامج اليوم',
  ),
  words(
    'sürücünüz serin bir araçla sizi bekler',
    'your driver waits for you with a cool car',
    'ينتظركم السائق في سيارة مكيّفة',
  ),
  words(
    'sıcak ekmek ve mezelerle sofra kurulur',
    'the table is laid with warm bread and small dishes',
    'تُمدّ المائدة بالخبز الساخن والمقبلات',
  ),
  words(
    'ışıklar yanar ve şehir başka bir yüz gösterir',
    'the lights come on and the city shows another face',
    'تُضاء الأنوار وتظهر المدينة بوجه آخر',
  ),
  words(
    'fotoğraf çekmek için kısa bir mola verilir',
    'there is time for a short stop and photographs',
    'نتوقف قليلًا لالتقاط الصور',
  ),
  words(
    'serin bir esinti yorgunluğu alır',
    'a cool breeze takes the heat away',
    'يلطّف نسيم عليل الأجواء',
  ),
  words(
    'küçük bir grupla yürüyüşe çıkılır',
    'you set out on a walk in a small group',
    'تنطلقون في نزهة ضمن مجموعة صغيرة',
  ),
  words(
    'çay ve taze hurma ikram edilir',
    'you are offered tea and fresh dates',
    'يُقدَّم لكم الشاي والتمر الطازج',
  ),
];

export const outings = [
  words('Sakin Çöl Turu', 'Quiet Desert Tour', 'جولة الصحراء الهادئة'),
  words('Uzun Tekne Gezisi', 'Long Boat Trip', 'رحلة القارب الطويلة'),
  words('Kısa Şehir Yürüyüşü', 'Short City Walk', 'نزهة المدينة القصيرة'),
  words('Serin Müze Günü', 'Cool Museum Visit', 'زيارة المتحف المنعشة'),
  words('Keyifli Kamp Akşamı', 'Cheerful Evening at the Camp', 'أمسية المخيم الممتعة'),
  words('Özel Çarşı Gezisi', 'Private Walk Through the Souk', 'جولة السوق الخاصة'),
];

export const amenities = [
  words('Otelden alış ve dönüş', 'Hotel pick-up and drop-off', 'التوصيل من الفندق وإليه'),
  words('Türkçe bilen rehber', 'A guide who speaks Turkish', 'مرشد يتحدث التركية'),
  words('Yol boyunca içme suyu', 'Drinking water on the way', 'مياه للشرب طوال الطريق'),
  words('Kampta akşam yemeği', 'Dinner at the camp', 'عشاء في المخيم'),
  words('İstek üzerine çocuk koltuğu', 'Child seats on request', 'مقاعد أطفال عند الطلب'),
  words('Giriş biletleri', 'Tickets for all entrances', 'تذاكر الدخول'),
  words('Can yeleği ve havlu', 'Life jackets and towels', 'سترات نجاة ومناشف'),
  words('Ücretsiz tarih değişikliği', 'Free change of date', 'تغيير الموعد مجانًا'),
];

/** Texts that are the same in every entry. */
export const common = {
  duration: words('4 saat', '4 hours', '4 ساعات'),
  aboutHeading: words('Günün akışı', 'How the day goes', 'كيف يمضي اليوم'),
  amenitiesHeading: words('Fiyata dahil olanlar', 'What the price covers', 'ما يشمله السعر'),
  enquiry: words(
    'Kişi sayısını sohbetten bildirin ya da {email} adresine yazın.',
    'Tell us in the chat how many you are, or write to {email}.',
    'أخبرونا بعددكم في المحادثة أو اكتبوا إلى {email}.',
  ),
  message: words(
    'Merhaba, bu gezi hakkında bilgi almak istiyorum.',
    'Hello, I would like to know more about this trip.',
    'مرحبًا، أود معرفة المزيد عن هذه الرحلة.',
  ),
  notIncluded: words('Yemek ve içecekler', 'Food and drinks', 'الطعام والمشروبات'),
};
