import { MapPin } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Text, TextIn } from '../../../shared/components/text.tsx';
import { languageConfig } from '../../../shared/languages.ts';
import { type LocalText, toPlainText } from '../../../shared/local-text.ts';
import { usePage } from '../page-context.tsx';

/**
 * The embedded map. Before a visitor follows the link in its frame, no part of it is loaded, and its provider receives
 * no request.
 */
export function ContactMap({ title, text }: { title: LocalText; text: LocalText }) {
  const { bundle, language, assets, t, label } = usePage();
  const { map } = bundle.site;
  const cover = (
    <html lang={language} dir={languageConfig[language].direction}>
      <head>
        <title>{t('contact_page.map')}</title>
        <link rel="stylesheet" href={assets.styles} integrity={assets.files[assets.styles]} />
      </head>
      <body>
        <a className="map-cover" href={map.embed} rel="noreferrer">
          <span className="button">
            <MapPin className="icon" size={18} strokeWidth={1.6} aria-hidden />
            <Text value={label('contact_page.show_map')} />
          </span>
        </a>
      </body>
    </html>
  );
  return (
    <section className="section section--sand map">
      <TextIn as="h2" className="section__title" value={title} />
      <TextIn as="p" className="section__text" value={text} />
      <div className="map__sheet">
        <CoastDrawing />
        <iframe
          className="map__frame"
          srcDoc={`<!doctype html>${renderToStaticMarkup(cover)}`}
          title={t('contact_page.map')}
        />
      </div>
      <a className="text-link" href={map.url} rel="noopener">
        <Text value={label('contact_page.open_map')} />
      </a>
    </section>
  );
}

/** Simplified lines of the coast between the marina and the airport, 0.4° of longitude wide; not to scale. */
const lines = {
  sea: 'M-80 1167C-53 1149 78 1060 120 1034C162 1009 210 989 232 977C254 965 271 953 284 942C297 930 321 904 332 893C343 882 357 874 368 862C379 850 400 820 412 805C424 789 449 759 460 743C471 726 488 694 496 681C504 667 512 653 520 641C528 629 546 608 556 592C566 577 581 544 592 526C603 508 624 474 636 455C648 436 673 401 684 385C695 368 709 346 720 332C731 317 756 288 768 274C780 261 801 245 808 230C815 215 816 181 824 164C832 146 857 108 868 97C879 87 896 83 904 84C912 85 921 109 928 106C935 103 948 73 960 62C972 51 1004 32 1020 22C1036 13 1064 1 1080 -9C1096 -18 1119 -32 1140 -49C1161 -65 1227 -121 1240 -133',
  water:
    'M928 106C931 108 945 118 952 122C959 125 975 127 984 130C993 133 1010 139 1020 144C1030 149 1048 161 1056 168C1064 175 1076 189 1080 199C1084 208 1088 228 1088 239C1088 249 1081 268 1080 278C1079 289 1077 308 1080 318C1083 329 1097 348 1104 358C1111 368 1127 385 1132 393C1137 402 1139 420 1140 424C1131 422 1097 429 1080 438C1063 446 1027 458 1008 464C989 470 957 478 940 482C923 486 895 494 880 495C865 496 840 491 828 486C816 482 799 468 788 460C777 451 759 436 748 424C737 413 713 382 693 370',
  palm: 'M371 860L308 776M346 828L374 787M346 828L299 843M340 820L372 768M340 820L281 834M335 813L366 752M335 813L268 824M330 805L357 741M330 805L260 812M324 798L346 735M324 798L257 800M319 791L334 733M319 791L260 788M313 783L322 737M313 783L266 778M308 776L312 744M308 776L277 770M286 865A92 92 0 1 1 400 782',
  roads:
    'M-80 1269C-48 1246 106 1144 160 1101C214 1058 291 980 328 946C365 912 409 879 440 849C471 818 525 754 560 716C595 678 665 603 700 561C735 520 794 440 820 407C846 373 873 329 892 309C911 289 938 271 960 256C982 242 1028 225 1060 203C1092 182 1160 127 1200 97C1240 68 1317 12 1360 -18C1403 -47 1499 -110 1520 -124M0 1202C48 1182 275 1095 360 1048C445 1000 576 902 640 849C704 796 792 692 840 650C888 607 960 555 1000 530C1040 506 1097 494 1140 469C1183 443 1275 378 1320 340C1365 303 1437 230 1480 186C1523 141 1619 32 1640 9',
};

/** The coast of Dubai in hairlines, with the sun over Business Bay: shown until the map is requested. */
function CoastDrawing() {
  const { bundle, label } = usePage();
  return (
    <svg
      className="coast"
      width="210"
      height="90"
      viewBox="-160 20 2018 865"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="coast__sea" d={`${lines.sea}H-160V1167Z`} />
      <path className="coast__road" d={lines.roads} />
      <path className="coast__shore" d={lines.sea + lines.water + lines.palm} />
      <circle className="coast__glow" cx="848" cy="469" r="30" />
      <circle className="coast__sun" cx="848" cy="469" r="11" />
      <Place name={label('contact_page.palm')} x={345} y={620} />{' '}
      <Place name={label('contact_page.creek')} x={1250} y={195} />{' '}
      <Place name={bundle.site.address} x={930} y={560} isOffice />
    </svg>
  );
}

/** A place name in the drawing, with its own language: the component of other texts renders HTML, which SVG lacks. */
function Place(props: { name: LocalText; x: number; y: number; isOffice?: boolean }) {
  const { name, x, y, isOffice = false } = props;
  const lang = typeof name === 'string' ? undefined : name.lang;
  const className = isOffice ? 'coast__place coast__place--office' : 'coast__place';
  return (
    <text className={className} x={x} y={y} lang={lang}>
      {toPlainText(name)}
    </text>
  );
}
