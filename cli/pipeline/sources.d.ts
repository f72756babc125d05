import type { z } from 'zod';
import type { Forms } from '../../shared/schemas/forms.ts';

/** A source is one file, or a folder whose every file is an entry. */
interface FileSource<S extends z.ZodType> {
  file: string;
  schema: S;
}
interface FolderSource<S extends z.ZodType> {
  folder: string;
  schema: S;
}
/** Where each part of the content lives and which schema it follows, for the given forms. */
export declare function createSources<T extends z.ZodType, P extends z.ZodType>(
  forms: Forms<T, P>,
): {
  site: FileSource<
    z.ZodObject<
      {
        brand: z.ZodObject<
          {
            wordmark: T;
            title: T;
            tagline: T;
          },
          z.core.$strict
        >;
        origin: z.ZodURL;
        phone: z.ZodString;
        email: z.ZodEmail;
        chat: z.ZodObject<
          {
            number: z.ZodString;
            greeting: z.ZodObject<
              {
                languages: z.ZodOptional<
                  z.ZodArray<
                    z.ZodEnum<{
                      ar: 'ar';
                      en: 'en';
                      tr: 'tr';
                    }>
                  >
                >;
                text: T;
              },
              z.core.$strict
            >;
          },
          z.core.$strict
        >;
        address: T;
        hours: z.ZodObject<
          {
            from: z.ZodString;
            to: z.ZodString;
            days: z.ZodOptional<
              z.ZodArray<
                z.ZodEnum<{
                  Friday: 'Friday';
                  Monday: 'Monday';
                  Saturday: 'Saturday';
                  Sunday: 'Sunday';
                  Thursday: 'Thursday';
                  Tuesday: 'Tuesday';
                  Wednesday: 'Wednesday';
                }>
              >
            >;
          },
          z.core.$strict
        >;
        map: z.ZodObject<
          {
            url: z.ZodURL;
            embed: z.ZodURL;
          },
          z.core.$strict
        >;
        social: z.ZodObject<
          {
            name: z.ZodString;
            url: z.ZodURL;
          },
          z.core.$strict
        >;
        features: z.ZodObject<
          {
            prices: z.ZodBoolean;
            priceFilter: z.ZodBoolean;
            detailContact: z.ZodBoolean;
            relatedPosts: z.ZodBoolean;
          },
          z.core.$strict
        >;
        imageHosts: z.ZodArray<z.ZodCustomStringFormat<'hostname'>>;
      },
      z.core.$strict
    >
  >;
  navigation: FileSource<
    z.ZodObject<
      {
        header: z.ZodArray<
          z.ZodObject<
            {
              label: T;
              href: z.ZodType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>;
            },
            z.core.$strict
          >
        >;
        footer: z.ZodObject<
          {
            description: T;
            quickLinks: z.ZodObject<
              {
                title: T;
                items: z.ZodArray<
                  z.ZodObject<
                    {
                      name: T;
                      href: z.ZodType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>;
                    },
                    z.core.$strict
                  >
                >;
              },
              z.core.$strict
            >;
            services: z.ZodObject<
              {
                title: T;
                items: z.ZodArray<
                  z.ZodObject<
                    {
                      name: T;
                      href: z.ZodType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>;
                    },
                    z.core.$strict
                  >
                >;
              },
              z.core.$strict
            >;
            contact: z.ZodObject<
              {
                title: T;
              },
              z.core.$strict
            >;
          },
          z.core.$strict
        >;
      },
      z.core.$strict
    >
  >;
  categories: FileSource<
    z.ZodObject<
      {
        categories: z.ZodArray<
          z.ZodObject<
            {
              id: z.ZodEnum<{
                all: 'all';
                desert: 'desert';
                occasions: 'occasions';
                tours: 'tours';
                transport: 'transport';
                visa: 'visa';
                water: 'water';
              }>;
              name: T;
              icon: z.ZodEnum<{
                anchor: 'anchor';
                'badge-check': 'badge-check';
                binoculars: 'binoculars';
                'building-2': 'building-2';
                'calendar-check': 'calendar-check';
                camera: 'camera';
                car: 'car';
                'car-front': 'car-front';
                clock: 'clock';
                coffee: 'coffee';
                compass: 'compass';
                eye: 'eye';
                'file-check': 'file-check';
                'flower-2': 'flower-2';
                fuel: 'fuel';
                gauge: 'gauge';
                gem: 'gem';
                globe: 'globe';
                'hand-heart': 'hand-heart';
                headphones: 'headphones';
                heart: 'heart';
                'heart-handshake': 'heart-handshake';
                'key-round': 'key-round';
                landmark: 'landmark';
                languages: 'languages';
                'layout-grid': 'layout-grid';
                leaf: 'leaf';
                'life-buoy': 'life-buoy';
                lightbulb: 'lightbulb';
                luggage: 'luggage';
                mail: 'mail';
                map: 'map';
                'map-pin': 'map-pin';
                'message-circle': 'message-circle';
                'moon-star': 'moon-star';
                mountain: 'mountain';
                music: 'music';
                phone: 'phone';
                'plane-landing': 'plane-landing';
                'plane-takeoff': 'plane-takeoff';
                route: 'route';
                sailboat: 'sailboat';
                'scroll-text': 'scroll-text';
                'shield-check': 'shield-check';
                ship: 'ship';
                sparkles: 'sparkles';
                stamp: 'stamp';
                star: 'star';
                sun: 'sun';
                sunrise: 'sunrise';
                sunset: 'sunset';
                target: 'target';
                tent: 'tent';
                'tree-palm': 'tree-palm';
                'user-check': 'user-check';
                users: 'users';
                utensils: 'utensils';
                wallet: 'wallet';
                waves: 'waves';
                wind: 'wind';
              }>;
            },
            z.core.$strict
          >
        >;
      },
      z.core.$strict
    >
  >;
  services: FileSource<
    z.ZodObject<
      {
        services: z.ZodArray<
          z.ZodObject<
            {
              id: z.ZodInt;
              title: T;
              category: z.ZodEnum<{
                desert: 'desert';
                occasions: 'occasions';
                tours: 'tours';
                transport: 'transport';
                visa: 'visa';
                water: 'water';
              }>;
              description: T;
              price: z.ZodString;
              image: P;
              url: z.ZodType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>;
            },
            z.core.$strict
          >
        >;
      },
      z.core.$strict
    >
  >;
  home: FileSource<
    z.ZodObject<
      {
        updated: z.ZodOptional<z.ZodISODate>;
        description: T;
        hero: z.ZodArray<
          z.ZodObject<
            {
              id: z.ZodInt;
              image: P;
              portrait: z.ZodOptional<P>;
              title: T;
              subtitle: T;
            },
            z.core.$strict
          >
        >;
        featured: z.ZodObject<
          {
            title: T;
            text: T;
            items: z.ZodArray<
              z.ZodObject<
                {
                  id: z.ZodInt;
                  title: T;
                  description: T;
                  image: P;
                  url: z.ZodType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>;
                  cta: T;
                  time: z.ZodString;
                  sun: z.ZodNumber;
                },
                z.core.$strict
              >
            >;
          },
          z.core.$strict
        >;
        tiles: z.ZodObject<
          {
            title: T;
            text: T;
            items: z.ZodArray<
              z.ZodObject<
                {
                  id: z.ZodInt;
                  title: T;
                  icon: z.ZodEnum<{
                    anchor: 'anchor';
                    'badge-check': 'badge-check';
                    binoculars: 'binoculars';
                    'building-2': 'building-2';
                    'calendar-check': 'calendar-check';
                    camera: 'camera';
                    car: 'car';
                    'car-front': 'car-front';
                    clock: 'clock';
                    coffee: 'coffee';
                    compass: 'compass';
                    eye: 'eye';
                    'file-check': 'file-check';
                    'flower-2': 'flower-2';
                    fuel: 'fuel';
                    gauge: 'gauge';
                    gem: 'gem';
                    globe: 'globe';
                    'hand-heart': 'hand-heart';
                    headphones: 'headphones';
                    heart: 'heart';
                    'heart-handshake': 'heart-handshake';
                    'key-round': 'key-round';
                    landmark: 'landmark';
                    languages: 'languages';
                    'layout-grid': 'layout-grid';
                    leaf: 'leaf';
                    'life-buoy': 'life-buoy';
                    lightbulb: 'lightbulb';
                    luggage: 'luggage';
                    mail: 'mail';
                    map: 'map';
                    'map-pin': 'map-pin';
                    'message-circle': 'message-circle';
                    'moon-star': 'moon-star';
                    mountain: 'mountain';
                    music: 'music';
                    phone: 'phone';
                    'plane-landing': 'plane-landing';
                    'plane-takeoff': 'plane-takeoff';
                    route: 'route';
                    sailboat: 'sailboat';
                    'scroll-text': 'scroll-text';
                    'shield-check': 'shield-check';
                    ship: 'ship';
                    sparkles: 'sparkles';
                    stamp: 'stamp';
                    star: 'star';
                    sun: 'sun';
                    sunrise: 'sunrise';
                    sunset: 'sunset';
                    target: 'target';
                    tent: 'tent';
                    'tree-palm': 'tree-palm';
                    'user-check': 'user-check';
                    users: 'users';
                    utensils: 'utensils';
                    wallet: 'wallet';
                    waves: 'waves';
                    wind: 'wind';
                  }>;
                  background: P;
                  url: z.ZodType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>;
                  priceRange: z.ZodObject<
                    {
                      from: z.ZodNumber;
                      unit: z.ZodOptional<z.ZodLiteral<'day'>>;
                    },
                    z.core.$strict
                  >;
                },
                z.core.$strict
              >
            >;
          },
          z.core.$strict
        >;
        whyUs: z.ZodObject<
          {
            title: T;
            items: z.ZodArray<
              z.ZodObject<
                {
                  icon: z.ZodEnum<{
                    anchor: 'anchor';
                    'badge-check': 'badge-check';
                    binoculars: 'binoculars';
                    'building-2': 'building-2';
                    'calendar-check': 'calendar-check';
                    camera: 'camera';
                    car: 'car';
                    'car-front': 'car-front';
                    clock: 'clock';
                    coffee: 'coffee';
                    compass: 'compass';
                    eye: 'eye';
                    'file-check': 'file-check';
                    'flower-2': 'flower-2';
                    fuel: 'fuel';
                    gauge: 'gauge';
                    gem: 'gem';
                    globe: 'globe';
                    'hand-heart': 'hand-heart';
                    headphones: 'headphones';
                    heart: 'heart';
                    'heart-handshake': 'heart-handshake';
                    'key-round': 'key-round';
                    landmark: 'landmark';
                    languages: 'languages';
                    'layout-grid': 'layout-grid';
                    leaf: 'leaf';
                    'life-buoy': 'life-buoy';
                    lightbulb: 'lightbulb';
                    luggage: 'luggage';
                    mail: 'mail';
                    map: 'map';
                    'map-pin': 'map-pin';
                    'message-circle': 'message-circle';
                    'moon-star': 'moon-star';
                    mountain: 'mountain';
                    music: 'music';
                    phone: 'phone';
                    'plane-landing': 'plane-landing';
                    'plane-takeoff': 'plane-takeoff';
                    route: 'route';
                    sailboat: 'sailboat';
                    'scroll-text': 'scroll-text';
                    'shield-check': 'shield-check';
                    ship: 'ship';
                    sparkles: 'sparkles';
                    stamp: 'stamp';
                    star: 'star';
                    sun: 'sun';
                    sunrise: 'sunrise';
                    sunset: 'sunset';
                    target: 'target';
                    tent: 'tent';
                    'tree-palm': 'tree-palm';
                    'user-check': 'user-check';
                    users: 'users';
                    utensils: 'utensils';
                    wallet: 'wallet';
                    waves: 'waves';
                    wind: 'wind';
                  }>;
                  title: T;
                  desc: T;
                },
                z.core.$strict
              >
            >;
          },
          z.core.$strict
        >;
        testimonials: z.ZodObject<
          {
            title: T;
            items: z.ZodArray<
              z.ZodObject<
                {
                  languages: z.ZodOptional<
                    z.ZodArray<
                      z.ZodEnum<{
                        ar: 'ar';
                        en: 'en';
                        tr: 'tr';
                      }>
                    >
                  >;
                  initials: T;
                  name: T;
                  location: T;
                  text: T;
                },
                z.core.$strict
              >
            >;
          },
          z.core.$strict
        >;
        cta: z.ZodObject<
          {
            title: T;
            button: T;
            image: P;
          },
          z.core.$strict
        >;
      },
      z.core.$strict
    >
  >;
  authors: FileSource<
    z.ZodObject<
      {
        authors: z.ZodArray<
          z.ZodObject<
            {
              id: z.ZodString;
              name: T;
              image: P;
            },
            z.core.$strict
          >
        >;
      },
      z.core.$strict
    >
  >;
  about: FileSource<
    z.ZodObject<
      {
        updated: z.ZodOptional<z.ZodISODate>;
        title: T;
        subtitle: T;
        description: T;
        heroImage: P;
        story: z.ZodObject<
          {
            title: T;
            text: T;
            images: z.ZodArray<P>;
          },
          z.core.$strict
        >;
        mission: z.ZodObject<
          {
            title: T;
            text: T;
          },
          z.core.$strict
        >;
        vision: z.ZodObject<
          {
            title: T;
            text: T;
          },
          z.core.$strict
        >;
        values: z.ZodObject<
          {
            title: T;
            items: z.ZodArray<
              z.ZodObject<
                {
                  icon: z.ZodEnum<{
                    anchor: 'anchor';
                    'badge-check': 'badge-check';
                    binoculars: 'binoculars';
                    'building-2': 'building-2';
                    'calendar-check': 'calendar-check';
                    camera: 'camera';
                    car: 'car';
                    'car-front': 'car-front';
                    clock: 'clock';
                    coffee: 'coffee';
                    compass: 'compass';
                    eye: 'eye';
                    'file-check': 'file-check';
                    'flower-2': 'flower-2';
                    fuel: 'fuel';
                    gauge: 'gauge';
                    gem: 'gem';
                    globe: 'globe';
                    'hand-heart': 'hand-heart';
                    headphones: 'headphones';
                    heart: 'heart';
                    'heart-handshake': 'heart-handshake';
                    'key-round': 'key-round';
                    landmark: 'landmark';
                    languages: 'languages';
                    'layout-grid': 'layout-grid';
                    leaf: 'leaf';
                    'life-buoy': 'life-buoy';
                    lightbulb: 'lightbulb';
                    luggage: 'luggage';
                    mail: 'mail';
                    map: 'map';
                    'map-pin': 'map-pin';
                    'message-circle': 'message-circle';
                    'moon-star': 'moon-star';
                    mountain: 'mountain';
                    music: 'music';
                    phone: 'phone';
                    'plane-landing': 'plane-landing';
                    'plane-takeoff': 'plane-takeoff';
                    route: 'route';
                    sailboat: 'sailboat';
                    'scroll-text': 'scroll-text';
                    'shield-check': 'shield-check';
                    ship: 'ship';
                    sparkles: 'sparkles';
                    stamp: 'stamp';
                    star: 'star';
                    sun: 'sun';
                    sunrise: 'sunrise';
                    sunset: 'sunset';
                    target: 'target';
                    tent: 'tent';
                    'tree-palm': 'tree-palm';
                    'user-check': 'user-check';
                    users: 'users';
                    utensils: 'utensils';
                    wallet: 'wallet';
                    waves: 'waves';
                    wind: 'wind';
                  }>;
                  title: T;
                  text: T;
                },
                z.core.$strict
              >
            >;
          },
          z.core.$strict
        >;
        extraValues: z.ZodObject<
          {
            title: T;
            items: z.ZodArray<
              z.ZodObject<
                {
                  icon: z.ZodEnum<{
                    anchor: 'anchor';
                    'badge-check': 'badge-check';
                    binoculars: 'binoculars';
                    'building-2': 'building-2';
                    'calendar-check': 'calendar-check';
                    camera: 'camera';
                    car: 'car';
                    'car-front': 'car-front';
                    clock: 'clock';
                    coffee: 'coffee';
                    compass: 'compass';
                    eye: 'eye';
                    'file-check': 'file-check';
                    'flower-2': 'flower-2';
                    fuel: 'fuel';
                    gauge: 'gauge';
                    gem: 'gem';
                    globe: 'globe';
                    'hand-heart': 'hand-heart';
                    headphones: 'headphones';
                    heart: 'heart';
                    'heart-handshake': 'heart-handshake';
                    'key-round': 'key-round';
                    landmark: 'landmark';
                    languages: 'languages';
                    'layout-grid': 'layout-grid';
                    leaf: 'leaf';
                    'life-buoy': 'life-buoy';
                    lightbulb: 'lightbulb';
                    luggage: 'luggage';
                    mail: 'mail';
                    map: 'map';
                    'map-pin': 'map-pin';
                    'message-circle': 'message-circle';
                    'moon-star': 'moon-star';
                    mountain: 'mountain';
                    music: 'music';
                    phone: 'phone';
                    'plane-landing': 'plane-landing';
                    'plane-takeoff': 'plane-takeoff';
                    route: 'route';
                    sailboat: 'sailboat';
                    'scroll-text': 'scroll-text';
                    'shield-check': 'shield-check';
                    ship: 'ship';
                    sparkles: 'sparkles';
                    stamp: 'stamp';
                    star: 'star';
                    sun: 'sun';
                    sunrise: 'sunrise';
                    sunset: 'sunset';
                    target: 'target';
                    tent: 'tent';
                    'tree-palm': 'tree-palm';
                    'user-check': 'user-check';
                    users: 'users';
                    utensils: 'utensils';
                    wallet: 'wallet';
                    waves: 'waves';
                    wind: 'wind';
                  }>;
                  title: T;
                  text: T;
                },
                z.core.$strict
              >
            >;
          },
          z.core.$strict
        >;
      },
      z.core.$strict
    >
  >;
  contact: FileSource<
    z.ZodObject<
      {
        updated: z.ZodOptional<z.ZodISODate>;
        title: T;
        subtitle: T;
        description: T;
        items: z.ZodArray<
          z.ZodObject<
            {
              icon: z.ZodEnum<{
                anchor: 'anchor';
                'badge-check': 'badge-check';
                binoculars: 'binoculars';
                'building-2': 'building-2';
                'calendar-check': 'calendar-check';
                camera: 'camera';
                car: 'car';
                'car-front': 'car-front';
                clock: 'clock';
                coffee: 'coffee';
                compass: 'compass';
                eye: 'eye';
                'file-check': 'file-check';
                'flower-2': 'flower-2';
                fuel: 'fuel';
                gauge: 'gauge';
                gem: 'gem';
                globe: 'globe';
                'hand-heart': 'hand-heart';
                headphones: 'headphones';
                heart: 'heart';
                'heart-handshake': 'heart-handshake';
                'key-round': 'key-round';
                landmark: 'landmark';
                languages: 'languages';
                'layout-grid': 'layout-grid';
                leaf: 'leaf';
                'life-buoy': 'life-buoy';
                lightbulb: 'lightbulb';
                luggage: 'luggage';
                mail: 'mail';
                map: 'map';
                'map-pin': 'map-pin';
                'message-circle': 'message-circle';
                'moon-star': 'moon-star';
                mountain: 'mountain';
                music: 'music';
                phone: 'phone';
                'plane-landing': 'plane-landing';
                'plane-takeoff': 'plane-takeoff';
                route: 'route';
                sailboat: 'sailboat';
                'scroll-text': 'scroll-text';
                'shield-check': 'shield-check';
                ship: 'ship';
                sparkles: 'sparkles';
                stamp: 'stamp';
                star: 'star';
                sun: 'sun';
                sunrise: 'sunrise';
                sunset: 'sunset';
                target: 'target';
                tent: 'tent';
                'tree-palm': 'tree-palm';
                'user-check': 'user-check';
                users: 'users';
                utensils: 'utensils';
                wallet: 'wallet';
                waves: 'waves';
                wind: 'wind';
              }>;
              title: T;
              lines: z.ZodArray<
                z.ZodUnion<
                  readonly [
                    z.ZodEnum<{
                      '{address}': '{address}';
                      '{email}': '{email}';
                      '{hours}': '{hours}';
                      '{phone}': '{phone}';
                    }>,
                    T,
                  ]
                >
              >;
            },
            z.core.$strict
          >
        >;
        socialTitle: T;
        mapTitle: T;
        mapText: T;
        faqTitle: T;
        faq: z.ZodArray<
          z.ZodObject<
            {
              q: T;
              a: T;
            },
            z.core.$strict
          >
        >;
      },
      z.core.$strict
    >
  >;
  privacy: FileSource<
    z.ZodObject<
      {
        title: T;
        description: T;
        updated: z.ZodISODate;
        intro: T;
        sections: z.ZodArray<
          z.ZodObject<
            {
              title: T;
              content: T;
            },
            z.core.$strict
          >
        >;
      },
      z.core.$strict
    >
  >;
  terms: FileSource<
    z.ZodObject<
      {
        title: T;
        description: T;
        updated: z.ZodISODate;
        intro: T;
        sections: z.ZodArray<
          z.ZodObject<
            {
              title: T;
              content: T;
            },
            z.core.$strict
          >
        >;
      },
      z.core.$strict
    >
  >;
  servicesPage: FileSource<
    z.ZodObject<
      {
        updated: z.ZodOptional<z.ZodISODate>;
        title: T;
        subtitle: T;
        description: T;
        heroImage: P;
      },
      z.core.$strict
    >
  >;
  carsPage: FileSource<
    z.ZodObject<
      {
        updated: z.ZodOptional<z.ZodISODate>;
        title: T;
        subtitle: T;
        description: T;
        heroImage: P;
      },
      z.core.$strict
    >
  >;
  blogPage: FileSource<
    z.ZodObject<
      {
        updated: z.ZodOptional<z.ZodISODate>;
        title: T;
        subtitle: T;
        description: T;
        heroImage: P;
      },
      z.core.$strict
    >
  >;
  servicePages: FolderSource<
    z.ZodObject<
      {
        name: z.ZodEnum<{
          col: 'col';
          ozel: 'ozel';
          sehir: 'sehir';
          su: 'su';
          ulasim: 'ulasim';
          vize: 'vize';
        }>;
        updated: z.ZodOptional<z.ZodISODate>;
        category: z.ZodEnum<{
          desert: 'desert';
          occasions: 'occasions';
          tours: 'tours';
          transport: 'transport';
          visa: 'visa';
          water: 'water';
        }>;
        title: T;
        subtitle: T;
        heroImage: P;
        description: T;
        features: z.ZodArray<
          z.ZodObject<
            {
              icon: z.ZodEnum<{
                anchor: 'anchor';
                'badge-check': 'badge-check';
                binoculars: 'binoculars';
                'building-2': 'building-2';
                'calendar-check': 'calendar-check';
                camera: 'camera';
                car: 'car';
                'car-front': 'car-front';
                clock: 'clock';
                coffee: 'coffee';
                compass: 'compass';
                eye: 'eye';
                'file-check': 'file-check';
                'flower-2': 'flower-2';
                fuel: 'fuel';
                gauge: 'gauge';
                gem: 'gem';
                globe: 'globe';
                'hand-heart': 'hand-heart';
                headphones: 'headphones';
                heart: 'heart';
                'heart-handshake': 'heart-handshake';
                'key-round': 'key-round';
                landmark: 'landmark';
                languages: 'languages';
                'layout-grid': 'layout-grid';
                leaf: 'leaf';
                'life-buoy': 'life-buoy';
                lightbulb: 'lightbulb';
                luggage: 'luggage';
                mail: 'mail';
                map: 'map';
                'map-pin': 'map-pin';
                'message-circle': 'message-circle';
                'moon-star': 'moon-star';
                mountain: 'mountain';
                music: 'music';
                phone: 'phone';
                'plane-landing': 'plane-landing';
                'plane-takeoff': 'plane-takeoff';
                route: 'route';
                sailboat: 'sailboat';
                'scroll-text': 'scroll-text';
                'shield-check': 'shield-check';
                ship: 'ship';
                sparkles: 'sparkles';
                stamp: 'stamp';
                star: 'star';
                sun: 'sun';
                sunrise: 'sunrise';
                sunset: 'sunset';
                target: 'target';
                tent: 'tent';
                'tree-palm': 'tree-palm';
                'user-check': 'user-check';
                users: 'users';
                utensils: 'utensils';
                wallet: 'wallet';
                waves: 'waves';
                wind: 'wind';
              }>;
              title: T;
              description: T;
            },
            z.core.$strict
          >
        >;
        pricing: z.ZodArray<
          z.ZodObject<
            {
              title: T;
              duration: z.ZodOptional<T>;
              price: z.ZodOptional<z.ZodNumber>;
              url: z.ZodType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>;
              features: z.ZodArray<T>;
            },
            z.core.$strict
          >
        >;
        gallery: z.ZodArray<
          z.ZodObject<
            {
              image: P;
              title: T;
            },
            z.core.$strict
          >
        >;
      },
      z.core.$strict
    >
  >;
  experiences: FolderSource<
    z.ZodObject<
      {
        slug: z.ZodString;
        updated: z.ZodOptional<z.ZodISODate>;
        languages: z.ZodOptional<
          z.ZodArray<
            z.ZodEnum<{
              ar: 'ar';
              en: 'en';
              tr: 'tr';
            }>
          >
        >;
        description: T;
        duration: T;
        price: z.ZodNumber;
        images: z.ZodArray<P>;
        about_text: T;
        about: T;
        amenities_text: T;
        amenities: z.ZodArray<T>;
        url: z.ZodOptional<z.ZodType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>>;
        details: z.ZodOptional<
          z.ZodObject<
            {
              languages: z.ZodOptional<
                z.ZodArray<
                  z.ZodEnum<{
                    ar: 'ar';
                    en: 'en';
                    tr: 'tr';
                  }>
                >
              >;
              text: T;
              message: T;
            },
            z.core.$strict
          >
        >;
        category: z.ZodEnum<{
          desert: 'desert';
          occasions: 'occasions';
          tours: 'tours';
          transport: 'transport';
          visa: 'visa';
          water: 'water';
        }>;
        title: T;
      },
      z.core.$strict
    >
  >;
  cars: FolderSource<
    z.ZodObject<
      {
        slug: z.ZodString;
        updated: z.ZodOptional<z.ZodISODate>;
        languages: z.ZodOptional<
          z.ZodArray<
            z.ZodEnum<{
              ar: 'ar';
              en: 'en';
              tr: 'tr';
            }>
          >
        >;
        description: T;
        duration: T;
        price: z.ZodNumber;
        images: z.ZodArray<P>;
        about_text: T;
        about: T;
        amenities_text: T;
        amenities: z.ZodArray<T>;
        url: z.ZodOptional<z.ZodType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>>;
        details: z.ZodOptional<
          z.ZodObject<
            {
              languages: z.ZodOptional<
                z.ZodArray<
                  z.ZodEnum<{
                    ar: 'ar';
                    en: 'en';
                    tr: 'tr';
                  }>
                >
              >;
              text: T;
              message: T;
            },
            z.core.$strict
          >
        >;
        order: z.ZodInt;
        title: z.ZodString;
      },
      z.core.$strict
    >
  >;
  posts: FolderSource<
    z.ZodObject<
      {
        id: z.ZodInt;
        languages: z.ZodOptional<
          z.ZodArray<
            z.ZodEnum<{
              ar: 'ar';
              en: 'en';
              tr: 'tr';
            }>
          >
        >;
        title: T;
        category: T;
        excerpt: T;
        author: z.ZodString;
        date: z.ZodISODate;
        readTime: z.ZodInt;
        image: P;
        featuredImage: P;
        content: z.ZodArray<
          z.ZodDiscriminatedUnion<
            [
              z.ZodObject<
                {
                  type: z.ZodLiteral<'paragraph'>;
                  content: T;
                },
                z.core.$strict
              >,
              z.ZodObject<
                {
                  type: z.ZodLiteral<'heading'>;
                  content: T;
                },
                z.core.$strict
              >,
              z.ZodObject<
                {
                  type: z.ZodLiteral<'quote'>;
                  content: T;
                },
                z.core.$strict
              >,
              z.ZodObject<
                {
                  type: z.ZodLiteral<'image'>;
                  url: P;
                  caption: T;
                },
                z.core.$strict
              >,
            ],
            'type'
          >
        >;
        tags: z.ZodArray<T>;
        relatedBlogs: z.ZodArray<z.ZodInt>;
      },
      z.core.$strict
    >
  >;
  labels: FileSource<
    z.ZodRecord<
      z.ZodString,
      z.ZodRecord<
        z.ZodString,
        z.ZodObject<
          {
            tr: z.ZodUnion<
              readonly [
                z.ZodString,
                z.ZodRecord<
                  z.ZodEnum<{
                    few: 'few';
                    many: 'many';
                    one: 'one';
                    other: 'other';
                    two: 'two';
                    zero: 'zero';
                  }> &
                    z.core.$partial,
                  z.ZodString
                >,
              ]
            >;
            en: z.ZodOptional<
              z.ZodNullable<
                z.ZodUnion<
                  readonly [
                    z.ZodString,
                    z.ZodRecord<
                      z.ZodEnum<{
                        few: 'few';
                        many: 'many';
                        one: 'one';
                        other: 'other';
                        two: 'two';
                        zero: 'zero';
                      }> &
                        z.core.$partial,
                      z.ZodString
                    >,
                  ]
                >
              >
            >;
            ar: z.ZodOptional<
              z.ZodNullable<
                z.ZodUnion<
                  readonly [
                    z.ZodString,
                    z.ZodRecord<
                      z.ZodEnum<{
                        few: 'few';
                        many: 'many';
                        one: 'one';
                        other: 'other';
                        two: 'two';
                        zero: 'zero';
                      }> &
                        z.core.$partial,
                      z.ZodString
                    >,
                  ]
                >
              >
            >;
          },
          z.core.$strict
        >
      >
    >
  >;
  pictures: FileSource<
    z.ZodObject<
      {
        pictures: z.ZodRecord<
          z.ZodString,
          z.ZodUnion<
            readonly [
              z.ZodObject<
                {
                  focus: z.ZodDefault<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
                  focusBehindWords: z.ZodOptional<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
                  alt: z.ZodOptional<
                    z.ZodObject<
                      {
                        tr: z.ZodString;
                        en: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                        ar: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                      },
                      z.core.$strict
                    >
                  >;
                  decorative: z.ZodOptional<z.ZodLiteral<true>>;
                  file: z.ZodString;
                },
                z.core.$strict
              >,
              z.ZodObject<
                {
                  focus: z.ZodDefault<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
                  focusBehindWords: z.ZodOptional<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
                  alt: z.ZodOptional<
                    z.ZodObject<
                      {
                        tr: z.ZodString;
                        en: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                        ar: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                      },
                      z.core.$strict
                    >
                  >;
                  decorative: z.ZodOptional<z.ZodLiteral<true>>;
                  url: z.ZodURL;
                  width: z.ZodInt;
                  height: z.ZodInt;
                },
                z.core.$strict
              >,
            ]
          >
        >;
      },
      z.core.$strict
    >
  >;
};
/** What the sources hold, with the given forms: one value per file, a list per folder. */
export type SourceValues<Sources> = {
  [Name in keyof Sources]: Sources[Name] extends FileSource<infer S>
    ? z.output<S>
    : Sources[Name] extends FolderSource<infer S>
      ? z.output<S>[]
      : never;
};
