import { z } from 'zod';

/** The icons that content may name; `components/icon.tsx` draws them. */
export const iconNames = [
  'anchor', 'badge-check', 'binoculars', 'building-2', 'calendar-check', 'camera', 'car', 'car-front',
  'clock', 'coffee', 'compass', 'eye', 'file-check', 'flower-2', 'fuel', 'gauge', 'gem', 'globe',
  'hand-heart', 'headphones', 'heart', 'heart-handshake', 'key-round', 'landmark', 'languages',
  'layout-grid', 'leaf', 'life-buoy', 'lightbulb', 'luggage', 'mail', 'map', 'map-pin', 'message-circle',
  'moon-star', 'mountain', 'music', 'phone', 'plane-landing', 'plane-takeoff', 'route', 'sailboat',
  'scroll-text', 'shield-check', 'ship', 'sparkles', 'stamp', 'star', 'sun', 'sunrise', 'sunset',
  'target', 'tent', 'tree-palm', 'user-check', 'users', 'utensils', 'wallet', 'waves', 'wind',
] as const;

export type IconName = (typeof iconNames)[number];

export const iconName = z.enum(iconNames);
