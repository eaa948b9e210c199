// What each restaurant serves: stands with that good earn more next to it. A pub (null) serves every good.
import type { Good, Restaurant } from './types';

export const SERVED: Record<Restaurant, Good | null> = {
  sushi_bar: 'fish',
  tea_house: 'flower',
  pizzeria: 'tomato',
  burger_joint: 'meat',
  wine_bar: 'grape',
  pub: null,
};
