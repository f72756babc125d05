import { z } from 'zod';
export declare const bundleSchema: z.ZodObject<{
    language: z.ZodEnum<{
        ar: "ar";
        en: "en";
        tr: "tr";
    }>;
    site: z.ZodObject<{
        brand: z.ZodObject<{
            name: z.ZodString;
            wordmark: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            tagline: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
        }, z.core.$strict>;
        origin: z.ZodURL;
        phone: z.ZodString;
        email: z.ZodEmail;
        chat: z.ZodObject<{
            number: z.ZodString;
            greeting: z.ZodObject<{
                languages: z.ZodOptional<z.ZodArray<z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>>>;
                text: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
            }, z.core.$strict>;
        }, z.core.$strict>;
        address: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>;
        hours: z.ZodObject<{
            from: z.ZodString;
            to: z.ZodString;
        }, z.core.$strict>;
        map: z.ZodObject<{
            url: z.ZodURL;
            embed: z.ZodURL;
        }, z.core.$strict>;
        social: z.ZodObject<{
            name: z.ZodString;
            url: z.ZodURL;
        }, z.core.$strict>;
        features: z.ZodObject<{
            prices: z.ZodBoolean;
            priceFilter: z.ZodBoolean;
            detailContact: z.ZodBoolean;
            relatedPosts: z.ZodBoolean;
        }, z.core.$strict>;
        imageHosts: z.ZodArray<z.ZodCustomStringFormat<"hostname">>;
    }, z.core.$strict>;
    navigation: z.ZodObject<{
        header: z.ZodArray<z.ZodObject<{
            label: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            href: z.ZodType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>;
        }, z.core.$strict>>;
        footer: z.ZodObject<{
            description: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            quickLinks: z.ZodObject<{
                title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
                items: z.ZodArray<z.ZodObject<{
                    name: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                        lang: z.ZodEnum<{
                            ar: "ar";
                            en: "en";
                            tr: "tr";
                        }>;
                        text: z.ZodString;
                    }, z.core.$strict>]>;
                    href: z.ZodType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>;
                }, z.core.$strict>>;
            }, z.core.$strict>;
            services: z.ZodObject<{
                title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
                items: z.ZodArray<z.ZodObject<{
                    name: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                        lang: z.ZodEnum<{
                            ar: "ar";
                            en: "en";
                            tr: "tr";
                        }>;
                        text: z.ZodString;
                    }, z.core.$strict>]>;
                    href: z.ZodType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>;
                }, z.core.$strict>>;
            }, z.core.$strict>;
            contact: z.ZodObject<{
                title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
            }, z.core.$strict>;
        }, z.core.$strict>;
    }, z.core.$strict>;
    categories: z.ZodArray<z.ZodObject<{
        id: z.ZodEnum<{
            all: "all";
            desert: "desert";
            occasions: "occasions";
            tours: "tours";
            transport: "transport";
            visa: "visa";
            water: "water";
        }>;
        name: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>;
        icon: z.ZodEnum<{
            anchor: "anchor";
            "badge-check": "badge-check";
            binoculars: "binoculars";
            "building-2": "building-2";
            "calendar-check": "calendar-check";
            camera: "camera";
            car: "car";
            "car-front": "car-front";
            clock: "clock";
            coffee: "coffee";
            compass: "compass";
            eye: "eye";
            "file-check": "file-check";
            "flower-2": "flower-2";
            fuel: "fuel";
            gauge: "gauge";
            gem: "gem";
            globe: "globe";
            "hand-heart": "hand-heart";
            headphones: "headphones";
            heart: "heart";
            "heart-handshake": "heart-handshake";
            "key-round": "key-round";
            landmark: "landmark";
            languages: "languages";
            "layout-grid": "layout-grid";
            leaf: "leaf";
            "life-buoy": "life-buoy";
            lightbulb: "lightbulb";
            luggage: "luggage";
            mail: "mail";
            map: "map";
            "map-pin": "map-pin";
            "message-circle": "message-circle";
            "moon-star": "moon-star";
            mountain: "mountain";
            music: "music";
            phone: "phone";
            "plane-landing": "plane-landing";
            "plane-takeoff": "plane-takeoff";
            route: "route";
            sailboat: "sailboat";
            "scroll-text": "scroll-text";
            "shield-check": "shield-check";
            ship: "ship";
            sparkles: "sparkles";
            stamp: "stamp";
            star: "star";
            sun: "sun";
            sunrise: "sunrise";
            sunset: "sunset";
            target: "target";
            tent: "tent";
            "tree-palm": "tree-palm";
            "user-check": "user-check";
            users: "users";
            utensils: "utensils";
            wallet: "wallet";
            waves: "waves";
            wind: "wind";
        }>;
    }, z.core.$strict>>;
    services: z.ZodArray<z.ZodObject<{
        id: z.ZodInt;
        title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>;
        category: z.ZodEnum<{
            desert: "desert";
            occasions: "occasions";
            tours: "tours";
            transport: "transport";
            visa: "visa";
            water: "water";
        }>;
        description: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>;
        image: z.ZodObject<{
            src: z.ZodString;
            sources: z.ZodArray<z.ZodObject<{
                type: z.ZodString;
                srcSet: z.ZodString;
            }, z.core.$strict>>;
            width: z.ZodInt;
            height: z.ZodInt;
            alt: z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>]>;
            focus: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
        }, z.core.$strict>;
        url: z.ZodType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>;
        price: z.ZodNumber;
    }, z.core.$strict>>;
    home: z.ZodObject<{
        description: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>;
        hero: z.ZodArray<z.ZodObject<{
            id: z.ZodInt;
            image: z.ZodObject<{
                src: z.ZodString;
                sources: z.ZodArray<z.ZodObject<{
                    type: z.ZodString;
                    srcSet: z.ZodString;
                }, z.core.$strict>>;
                width: z.ZodInt;
                height: z.ZodInt;
                alt: z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>]>;
                focus: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            }, z.core.$strict>;
            portrait: z.ZodOptional<z.ZodObject<{
                src: z.ZodString;
                sources: z.ZodArray<z.ZodObject<{
                    type: z.ZodString;
                    srcSet: z.ZodString;
                }, z.core.$strict>>;
                width: z.ZodInt;
                height: z.ZodInt;
                alt: z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>]>;
                focus: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            }, z.core.$strict>>;
            title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            subtitle: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
        }, z.core.$strict>>;
        featured: z.ZodObject<{
            title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            text: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            items: z.ZodArray<z.ZodObject<{
                id: z.ZodInt;
                title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
                description: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
                image: z.ZodObject<{
                    src: z.ZodString;
                    sources: z.ZodArray<z.ZodObject<{
                        type: z.ZodString;
                        srcSet: z.ZodString;
                    }, z.core.$strict>>;
                    width: z.ZodInt;
                    height: z.ZodInt;
                    alt: z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                        lang: z.ZodEnum<{
                            ar: "ar";
                            en: "en";
                            tr: "tr";
                        }>;
                        text: z.ZodString;
                    }, z.core.$strict>]>]>;
                    focus: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
                }, z.core.$strict>;
                url: z.ZodType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>;
                cta: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
                time: z.ZodString;
                sun: z.ZodNumber;
            }, z.core.$strict>>;
        }, z.core.$strict>;
        tiles: z.ZodObject<{
            title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            text: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            items: z.ZodArray<z.ZodObject<{
                id: z.ZodInt;
                title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
                icon: z.ZodEnum<{
                    anchor: "anchor";
                    "badge-check": "badge-check";
                    binoculars: "binoculars";
                    "building-2": "building-2";
                    "calendar-check": "calendar-check";
                    camera: "camera";
                    car: "car";
                    "car-front": "car-front";
                    clock: "clock";
                    coffee: "coffee";
                    compass: "compass";
                    eye: "eye";
                    "file-check": "file-check";
                    "flower-2": "flower-2";
                    fuel: "fuel";
                    gauge: "gauge";
                    gem: "gem";
                    globe: "globe";
                    "hand-heart": "hand-heart";
                    headphones: "headphones";
                    heart: "heart";
                    "heart-handshake": "heart-handshake";
                    "key-round": "key-round";
                    landmark: "landmark";
                    languages: "languages";
                    "layout-grid": "layout-grid";
                    leaf: "leaf";
                    "life-buoy": "life-buoy";
                    lightbulb: "lightbulb";
                    luggage: "luggage";
                    mail: "mail";
                    map: "map";
                    "map-pin": "map-pin";
                    "message-circle": "message-circle";
                    "moon-star": "moon-star";
                    mountain: "mountain";
                    music: "music";
                    phone: "phone";
                    "plane-landing": "plane-landing";
                    "plane-takeoff": "plane-takeoff";
                    route: "route";
                    sailboat: "sailboat";
                    "scroll-text": "scroll-text";
                    "shield-check": "shield-check";
                    ship: "ship";
                    sparkles: "sparkles";
                    stamp: "stamp";
                    star: "star";
                    sun: "sun";
                    sunrise: "sunrise";
                    sunset: "sunset";
                    target: "target";
                    tent: "tent";
                    "tree-palm": "tree-palm";
                    "user-check": "user-check";
                    users: "users";
                    utensils: "utensils";
                    wallet: "wallet";
                    waves: "waves";
                    wind: "wind";
                }>;
                background: z.ZodObject<{
                    src: z.ZodString;
                    sources: z.ZodArray<z.ZodObject<{
                        type: z.ZodString;
                        srcSet: z.ZodString;
                    }, z.core.$strict>>;
                    width: z.ZodInt;
                    height: z.ZodInt;
                    alt: z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                        lang: z.ZodEnum<{
                            ar: "ar";
                            en: "en";
                            tr: "tr";
                        }>;
                        text: z.ZodString;
                    }, z.core.$strict>]>]>;
                    focus: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
                }, z.core.$strict>;
                url: z.ZodType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>;
                priceRange: z.ZodObject<{
                    from: z.ZodNumber;
                    unit: z.ZodOptional<z.ZodLiteral<"day">>;
                }, z.core.$strict>;
            }, z.core.$strict>>;
        }, z.core.$strict>;
        whyUs: z.ZodObject<{
            title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            items: z.ZodArray<z.ZodObject<{
                icon: z.ZodEnum<{
                    anchor: "anchor";
                    "badge-check": "badge-check";
                    binoculars: "binoculars";
                    "building-2": "building-2";
                    "calendar-check": "calendar-check";
                    camera: "camera";
                    car: "car";
                    "car-front": "car-front";
                    clock: "clock";
                    coffee: "coffee";
                    compass: "compass";
                    eye: "eye";
                    "file-check": "file-check";
                    "flower-2": "flower-2";
                    fuel: "fuel";
                    gauge: "gauge";
                    gem: "gem";
                    globe: "globe";
                    "hand-heart": "hand-heart";
                    headphones: "headphones";
                    heart: "heart";
                    "heart-handshake": "heart-handshake";
                    "key-round": "key-round";
                    landmark: "landmark";
                    languages: "languages";
                    "layout-grid": "layout-grid";
                    leaf: "leaf";
                    "life-buoy": "life-buoy";
                    lightbulb: "lightbulb";
                    luggage: "luggage";
                    mail: "mail";
                    map: "map";
                    "map-pin": "map-pin";
                    "message-circle": "message-circle";
                    "moon-star": "moon-star";
                    mountain: "mountain";
                    music: "music";
                    phone: "phone";
                    "plane-landing": "plane-landing";
                    "plane-takeoff": "plane-takeoff";
                    route: "route";
                    sailboat: "sailboat";
                    "scroll-text": "scroll-text";
                    "shield-check": "shield-check";
                    ship: "ship";
                    sparkles: "sparkles";
                    stamp: "stamp";
                    star: "star";
                    sun: "sun";
                    sunrise: "sunrise";
                    sunset: "sunset";
                    target: "target";
                    tent: "tent";
                    "tree-palm": "tree-palm";
                    "user-check": "user-check";
                    users: "users";
                    utensils: "utensils";
                    wallet: "wallet";
                    waves: "waves";
                    wind: "wind";
                }>;
                title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
                desc: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
            }, z.core.$strict>>;
        }, z.core.$strict>;
        testimonials: z.ZodObject<{
            title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            items: z.ZodArray<z.ZodObject<{
                languages: z.ZodOptional<z.ZodArray<z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>>>;
                initials: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
                name: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
                location: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
                text: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
            }, z.core.$strict>>;
        }, z.core.$strict>;
        cta: z.ZodObject<{
            title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            button: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            image: z.ZodObject<{
                src: z.ZodString;
                sources: z.ZodArray<z.ZodObject<{
                    type: z.ZodString;
                    srcSet: z.ZodString;
                }, z.core.$strict>>;
                width: z.ZodInt;
                height: z.ZodInt;
                alt: z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>]>;
                focus: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            }, z.core.$strict>;
        }, z.core.$strict>;
    }, z.core.$strict>;
    servicePages: z.ZodArray<z.ZodObject<{
        name: z.ZodEnum<{
            col: "col";
            ozel: "ozel";
            sehir: "sehir";
            su: "su";
            ulasim: "ulasim";
            vize: "vize";
        }>;
        category: z.ZodEnum<{
            desert: "desert";
            occasions: "occasions";
            tours: "tours";
            transport: "transport";
            visa: "visa";
            water: "water";
        }>;
        title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>;
        subtitle: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>;
        heroImage: z.ZodObject<{
            src: z.ZodString;
            sources: z.ZodArray<z.ZodObject<{
                type: z.ZodString;
                srcSet: z.ZodString;
            }, z.core.$strict>>;
            width: z.ZodInt;
            height: z.ZodInt;
            alt: z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>]>;
            focus: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
        }, z.core.$strict>;
        description: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>;
        features: z.ZodArray<z.ZodObject<{
            icon: z.ZodEnum<{
                anchor: "anchor";
                "badge-check": "badge-check";
                binoculars: "binoculars";
                "building-2": "building-2";
                "calendar-check": "calendar-check";
                camera: "camera";
                car: "car";
                "car-front": "car-front";
                clock: "clock";
                coffee: "coffee";
                compass: "compass";
                eye: "eye";
                "file-check": "file-check";
                "flower-2": "flower-2";
                fuel: "fuel";
                gauge: "gauge";
                gem: "gem";
                globe: "globe";
                "hand-heart": "hand-heart";
                headphones: "headphones";
                heart: "heart";
                "heart-handshake": "heart-handshake";
                "key-round": "key-round";
                landmark: "landmark";
                languages: "languages";
                "layout-grid": "layout-grid";
                leaf: "leaf";
                "life-buoy": "life-buoy";
                lightbulb: "lightbulb";
                luggage: "luggage";
                mail: "mail";
                map: "map";
                "map-pin": "map-pin";
                "message-circle": "message-circle";
                "moon-star": "moon-star";
                mountain: "mountain";
                music: "music";
                phone: "phone";
                "plane-landing": "plane-landing";
                "plane-takeoff": "plane-takeoff";
                route: "route";
                sailboat: "sailboat";
                "scroll-text": "scroll-text";
                "shield-check": "shield-check";
                ship: "ship";
                sparkles: "sparkles";
                stamp: "stamp";
                star: "star";
                sun: "sun";
                sunrise: "sunrise";
                sunset: "sunset";
                target: "target";
                tent: "tent";
                "tree-palm": "tree-palm";
                "user-check": "user-check";
                users: "users";
                utensils: "utensils";
                wallet: "wallet";
                waves: "waves";
                wind: "wind";
            }>;
            title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            description: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
        }, z.core.$strict>>;
        gallery: z.ZodArray<z.ZodObject<{
            image: z.ZodObject<{
                src: z.ZodString;
                sources: z.ZodArray<z.ZodObject<{
                    type: z.ZodString;
                    srcSet: z.ZodString;
                }, z.core.$strict>>;
                width: z.ZodInt;
                height: z.ZodInt;
                alt: z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>]>;
                focus: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            }, z.core.$strict>;
            title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
        }, z.core.$strict>>;
        pricing: z.ZodArray<z.ZodObject<{
            title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            duration: z.ZodNonOptional<z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>>>;
            price: z.ZodNonOptional<z.ZodOptional<z.ZodNumber>>;
            url: z.ZodType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>;
            features: z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>>;
        }, z.core.$strict>>;
    }, z.core.$strict>>;
    experiences: z.ZodArray<z.ZodObject<{
        slug: z.ZodString;
        languages: z.ZodOptional<z.ZodArray<z.ZodEnum<{
            ar: "ar";
            en: "en";
            tr: "tr";
        }>>>;
        description: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>;
        duration: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>;
        price: z.ZodNumber;
        images: z.ZodArray<z.ZodObject<{
            src: z.ZodString;
            sources: z.ZodArray<z.ZodObject<{
                type: z.ZodString;
                srcSet: z.ZodString;
            }, z.core.$strict>>;
            width: z.ZodInt;
            height: z.ZodInt;
            alt: z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>]>;
            focus: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
        }, z.core.$strict>>;
        about_text: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>;
        about: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>;
        amenities_text: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>;
        amenities: z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>>;
        url: z.ZodOptional<z.ZodType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>>;
        details: z.ZodOptional<z.ZodObject<{
            languages: z.ZodOptional<z.ZodArray<z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>>>;
            text: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            message: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
        }, z.core.$strict>>;
        category: z.ZodEnum<{
            desert: "desert";
            occasions: "occasions";
            tours: "tours";
            transport: "transport";
            visa: "visa";
            water: "water";
        }>;
        title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>;
    }, z.core.$strict>>;
    cars: z.ZodArray<z.ZodObject<{
        slug: z.ZodString;
        languages: z.ZodOptional<z.ZodArray<z.ZodEnum<{
            ar: "ar";
            en: "en";
            tr: "tr";
        }>>>;
        description: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>;
        duration: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>;
        price: z.ZodNumber;
        images: z.ZodArray<z.ZodObject<{
            src: z.ZodString;
            sources: z.ZodArray<z.ZodObject<{
                type: z.ZodString;
                srcSet: z.ZodString;
            }, z.core.$strict>>;
            width: z.ZodInt;
            height: z.ZodInt;
            alt: z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>]>;
            focus: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
        }, z.core.$strict>>;
        about_text: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>;
        about: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>;
        amenities_text: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>;
        amenities: z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>>;
        url: z.ZodOptional<z.ZodType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>>;
        details: z.ZodOptional<z.ZodObject<{
            languages: z.ZodOptional<z.ZodArray<z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>>>;
            text: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            message: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
        }, z.core.$strict>>;
        order: z.ZodInt;
        title: z.ZodString;
    }, z.core.$strict>>;
    posts: z.ZodArray<z.ZodObject<{
        id: z.ZodInt;
        languages: z.ZodOptional<z.ZodArray<z.ZodEnum<{
            ar: "ar";
            en: "en";
            tr: "tr";
        }>>>;
        title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>;
        category: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>;
        excerpt: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>;
        date: z.ZodISODate;
        readTime: z.ZodInt;
        image: z.ZodObject<{
            src: z.ZodString;
            sources: z.ZodArray<z.ZodObject<{
                type: z.ZodString;
                srcSet: z.ZodString;
            }, z.core.$strict>>;
            width: z.ZodInt;
            height: z.ZodInt;
            alt: z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>]>;
            focus: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
        }, z.core.$strict>;
        featuredImage: z.ZodObject<{
            src: z.ZodString;
            sources: z.ZodArray<z.ZodObject<{
                type: z.ZodString;
                srcSet: z.ZodString;
            }, z.core.$strict>>;
            width: z.ZodInt;
            height: z.ZodInt;
            alt: z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>]>;
            focus: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
        }, z.core.$strict>;
        content: z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
            type: z.ZodLiteral<"paragraph">;
            content: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
        }, z.core.$strict>, z.ZodObject<{
            type: z.ZodLiteral<"heading">;
            content: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
        }, z.core.$strict>, z.ZodObject<{
            type: z.ZodLiteral<"quote">;
            content: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
        }, z.core.$strict>, z.ZodObject<{
            type: z.ZodLiteral<"image">;
            url: z.ZodObject<{
                src: z.ZodString;
                sources: z.ZodArray<z.ZodObject<{
                    type: z.ZodString;
                    srcSet: z.ZodString;
                }, z.core.$strict>>;
                width: z.ZodInt;
                height: z.ZodInt;
                alt: z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>]>;
                focus: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            }, z.core.$strict>;
            caption: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
        }, z.core.$strict>], "type">>;
        tags: z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>>;
        author: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>;
        authorImage: z.ZodObject<{
            src: z.ZodString;
            sources: z.ZodArray<z.ZodObject<{
                type: z.ZodString;
                srcSet: z.ZodString;
            }, z.core.$strict>>;
            width: z.ZodInt;
            height: z.ZodInt;
            alt: z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>]>;
            focus: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
        }, z.core.$strict>;
        relatedBlogs: z.ZodArray<z.ZodObject<{
            id: z.ZodInt;
            title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            image: z.ZodObject<{
                src: z.ZodString;
                sources: z.ZodArray<z.ZodObject<{
                    type: z.ZodString;
                    srcSet: z.ZodString;
                }, z.core.$strict>>;
                width: z.ZodInt;
                height: z.ZodInt;
                alt: z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>]>;
                focus: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            }, z.core.$strict>;
        }, z.core.$strict>>;
    }, z.core.$strict>>;
    pages: z.ZodObject<{
        about: z.ZodObject<{
            title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            subtitle: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            description: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            heroImage: z.ZodObject<{
                src: z.ZodString;
                sources: z.ZodArray<z.ZodObject<{
                    type: z.ZodString;
                    srcSet: z.ZodString;
                }, z.core.$strict>>;
                width: z.ZodInt;
                height: z.ZodInt;
                alt: z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>]>;
                focus: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            }, z.core.$strict>;
            story: z.ZodObject<{
                title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
                text: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
                images: z.ZodArray<z.ZodObject<{
                    src: z.ZodString;
                    sources: z.ZodArray<z.ZodObject<{
                        type: z.ZodString;
                        srcSet: z.ZodString;
                    }, z.core.$strict>>;
                    width: z.ZodInt;
                    height: z.ZodInt;
                    alt: z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                        lang: z.ZodEnum<{
                            ar: "ar";
                            en: "en";
                            tr: "tr";
                        }>;
                        text: z.ZodString;
                    }, z.core.$strict>]>]>;
                    focus: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
                }, z.core.$strict>>;
            }, z.core.$strict>;
            mission: z.ZodObject<{
                title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
                text: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
            }, z.core.$strict>;
            vision: z.ZodObject<{
                title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
                text: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
            }, z.core.$strict>;
            values: z.ZodObject<{
                title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
                items: z.ZodArray<z.ZodObject<{
                    icon: z.ZodEnum<{
                        anchor: "anchor";
                        "badge-check": "badge-check";
                        binoculars: "binoculars";
                        "building-2": "building-2";
                        "calendar-check": "calendar-check";
                        camera: "camera";
                        car: "car";
                        "car-front": "car-front";
                        clock: "clock";
                        coffee: "coffee";
                        compass: "compass";
                        eye: "eye";
                        "file-check": "file-check";
                        "flower-2": "flower-2";
                        fuel: "fuel";
                        gauge: "gauge";
                        gem: "gem";
                        globe: "globe";
                        "hand-heart": "hand-heart";
                        headphones: "headphones";
                        heart: "heart";
                        "heart-handshake": "heart-handshake";
                        "key-round": "key-round";
                        landmark: "landmark";
                        languages: "languages";
                        "layout-grid": "layout-grid";
                        leaf: "leaf";
                        "life-buoy": "life-buoy";
                        lightbulb: "lightbulb";
                        luggage: "luggage";
                        mail: "mail";
                        map: "map";
                        "map-pin": "map-pin";
                        "message-circle": "message-circle";
                        "moon-star": "moon-star";
                        mountain: "mountain";
                        music: "music";
                        phone: "phone";
                        "plane-landing": "plane-landing";
                        "plane-takeoff": "plane-takeoff";
                        route: "route";
                        sailboat: "sailboat";
                        "scroll-text": "scroll-text";
                        "shield-check": "shield-check";
                        ship: "ship";
                        sparkles: "sparkles";
                        stamp: "stamp";
                        star: "star";
                        sun: "sun";
                        sunrise: "sunrise";
                        sunset: "sunset";
                        target: "target";
                        tent: "tent";
                        "tree-palm": "tree-palm";
                        "user-check": "user-check";
                        users: "users";
                        utensils: "utensils";
                        wallet: "wallet";
                        waves: "waves";
                        wind: "wind";
                    }>;
                    title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                        lang: z.ZodEnum<{
                            ar: "ar";
                            en: "en";
                            tr: "tr";
                        }>;
                        text: z.ZodString;
                    }, z.core.$strict>]>;
                    text: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                        lang: z.ZodEnum<{
                            ar: "ar";
                            en: "en";
                            tr: "tr";
                        }>;
                        text: z.ZodString;
                    }, z.core.$strict>]>;
                }, z.core.$strict>>;
            }, z.core.$strict>;
            extraValues: z.ZodObject<{
                title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
                items: z.ZodArray<z.ZodObject<{
                    icon: z.ZodEnum<{
                        anchor: "anchor";
                        "badge-check": "badge-check";
                        binoculars: "binoculars";
                        "building-2": "building-2";
                        "calendar-check": "calendar-check";
                        camera: "camera";
                        car: "car";
                        "car-front": "car-front";
                        clock: "clock";
                        coffee: "coffee";
                        compass: "compass";
                        eye: "eye";
                        "file-check": "file-check";
                        "flower-2": "flower-2";
                        fuel: "fuel";
                        gauge: "gauge";
                        gem: "gem";
                        globe: "globe";
                        "hand-heart": "hand-heart";
                        headphones: "headphones";
                        heart: "heart";
                        "heart-handshake": "heart-handshake";
                        "key-round": "key-round";
                        landmark: "landmark";
                        languages: "languages";
                        "layout-grid": "layout-grid";
                        leaf: "leaf";
                        "life-buoy": "life-buoy";
                        lightbulb: "lightbulb";
                        luggage: "luggage";
                        mail: "mail";
                        map: "map";
                        "map-pin": "map-pin";
                        "message-circle": "message-circle";
                        "moon-star": "moon-star";
                        mountain: "mountain";
                        music: "music";
                        phone: "phone";
                        "plane-landing": "plane-landing";
                        "plane-takeoff": "plane-takeoff";
                        route: "route";
                        sailboat: "sailboat";
                        "scroll-text": "scroll-text";
                        "shield-check": "shield-check";
                        ship: "ship";
                        sparkles: "sparkles";
                        stamp: "stamp";
                        star: "star";
                        sun: "sun";
                        sunrise: "sunrise";
                        sunset: "sunset";
                        target: "target";
                        tent: "tent";
                        "tree-palm": "tree-palm";
                        "user-check": "user-check";
                        users: "users";
                        utensils: "utensils";
                        wallet: "wallet";
                        waves: "waves";
                        wind: "wind";
                    }>;
                    title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                        lang: z.ZodEnum<{
                            ar: "ar";
                            en: "en";
                            tr: "tr";
                        }>;
                        text: z.ZodString;
                    }, z.core.$strict>]>;
                    text: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                        lang: z.ZodEnum<{
                            ar: "ar";
                            en: "en";
                            tr: "tr";
                        }>;
                        text: z.ZodString;
                    }, z.core.$strict>]>;
                }, z.core.$strict>>;
            }, z.core.$strict>;
        }, z.core.$strict>;
        contact: z.ZodObject<{
            title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            subtitle: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            description: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            items: z.ZodArray<z.ZodObject<{
                icon: z.ZodEnum<{
                    anchor: "anchor";
                    "badge-check": "badge-check";
                    binoculars: "binoculars";
                    "building-2": "building-2";
                    "calendar-check": "calendar-check";
                    camera: "camera";
                    car: "car";
                    "car-front": "car-front";
                    clock: "clock";
                    coffee: "coffee";
                    compass: "compass";
                    eye: "eye";
                    "file-check": "file-check";
                    "flower-2": "flower-2";
                    fuel: "fuel";
                    gauge: "gauge";
                    gem: "gem";
                    globe: "globe";
                    "hand-heart": "hand-heart";
                    headphones: "headphones";
                    heart: "heart";
                    "heart-handshake": "heart-handshake";
                    "key-round": "key-round";
                    landmark: "landmark";
                    languages: "languages";
                    "layout-grid": "layout-grid";
                    leaf: "leaf";
                    "life-buoy": "life-buoy";
                    lightbulb: "lightbulb";
                    luggage: "luggage";
                    mail: "mail";
                    map: "map";
                    "map-pin": "map-pin";
                    "message-circle": "message-circle";
                    "moon-star": "moon-star";
                    mountain: "mountain";
                    music: "music";
                    phone: "phone";
                    "plane-landing": "plane-landing";
                    "plane-takeoff": "plane-takeoff";
                    route: "route";
                    sailboat: "sailboat";
                    "scroll-text": "scroll-text";
                    "shield-check": "shield-check";
                    ship: "ship";
                    sparkles: "sparkles";
                    stamp: "stamp";
                    star: "star";
                    sun: "sun";
                    sunrise: "sunrise";
                    sunset: "sunset";
                    target: "target";
                    tent: "tent";
                    "tree-palm": "tree-palm";
                    "user-check": "user-check";
                    users: "users";
                    utensils: "utensils";
                    wallet: "wallet";
                    waves: "waves";
                    wind: "wind";
                }>;
                title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
                lines: z.ZodArray<z.ZodUnion<readonly [z.ZodEnum<{
                    "{address}": "{address}";
                    "{email}": "{email}";
                    "{hours}": "{hours}";
                    "{phone}": "{phone}";
                }>, z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>]>>;
            }, z.core.$strict>>;
            socialTitle: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            mapTitle: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            mapText: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            faqTitle: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            faq: z.ZodArray<z.ZodObject<{
                q: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
                a: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
            }, z.core.$strict>>;
        }, z.core.$strict>;
        privacy: z.ZodObject<{
            title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            description: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            updated: z.ZodISODate;
            intro: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            sections: z.ZodArray<z.ZodObject<{
                title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
                content: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
            }, z.core.$strict>>;
        }, z.core.$strict>;
        terms: z.ZodObject<{
            title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            description: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            updated: z.ZodISODate;
            intro: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            sections: z.ZodArray<z.ZodObject<{
                title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
                content: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>;
            }, z.core.$strict>>;
        }, z.core.$strict>;
        services: z.ZodObject<{
            title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            subtitle: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            description: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            heroImage: z.ZodObject<{
                src: z.ZodString;
                sources: z.ZodArray<z.ZodObject<{
                    type: z.ZodString;
                    srcSet: z.ZodString;
                }, z.core.$strict>>;
                width: z.ZodInt;
                height: z.ZodInt;
                alt: z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>]>;
                focus: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            }, z.core.$strict>;
        }, z.core.$strict>;
        cars: z.ZodObject<{
            title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            subtitle: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            description: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            heroImage: z.ZodObject<{
                src: z.ZodString;
                sources: z.ZodArray<z.ZodObject<{
                    type: z.ZodString;
                    srcSet: z.ZodString;
                }, z.core.$strict>>;
                width: z.ZodInt;
                height: z.ZodInt;
                alt: z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>]>;
                focus: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            }, z.core.$strict>;
        }, z.core.$strict>;
        blog: z.ZodObject<{
            title: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            subtitle: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            description: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                lang: z.ZodEnum<{
                    ar: "ar";
                    en: "en";
                    tr: "tr";
                }>;
                text: z.ZodString;
            }, z.core.$strict>]>;
            heroImage: z.ZodObject<{
                src: z.ZodString;
                sources: z.ZodArray<z.ZodObject<{
                    type: z.ZodString;
                    srcSet: z.ZodString;
                }, z.core.$strict>>;
                width: z.ZodInt;
                height: z.ZodInt;
                alt: z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                    lang: z.ZodEnum<{
                        ar: "ar";
                        en: "en";
                        tr: "tr";
                    }>;
                    text: z.ZodString;
                }, z.core.$strict>]>]>;
                focus: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            }, z.core.$strict>;
        }, z.core.$strict>;
    }, z.core.$strict>;
    fallbackLabels: z.ZodArray<z.ZodString>;
}, z.core.$strict>;
/** Everything the server needs to render the site in one language. */
export type Bundle = z.infer<typeof bundleSchema>;
export type Site = Bundle['site'];
export type Category = Bundle['categories'][number];
export type Service = Bundle['services'][number];
export type ServicePage = Bundle['servicePages'][number];
export type Experience = Bundle['experiences'][number];
export type Car = Bundle['cars'][number];
export type Post = Bundle['posts'][number];
export type PostBlock = Post['content'][number];
export type Policy = Bundle['pages']['privacy'];
export type ListPage = Bundle['pages']['cars'];
