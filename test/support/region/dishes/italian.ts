import type { DishList } from './dish.ts';

export const ITALIAN: DishList = {
  Antipasti: [
    ['Bruschetta', 'Tomato, basil and garlic', 6.5, 've'],
    ['Calamari Fritti', 'Fried squid, lemon', 8.25],
    ['Garlic Bread with Mozzarella', '', 5.5, 'v'],
    ['Arancini', 'Rice balls, tomato sauce', 6.95, 'v'],
    ['Caprese Salad', 'Mozzarella, tomato, basil', 7.25, 'v'],
    ['Gamberoni', 'King prawns in chilli and garlic', 9.5, 's'],
  ],
  Pizze: [
    ['Margherita', 'Tomato and mozzarella', 10.5, 'v'],
    ['Pepperoni', 'Spicy sausage', 12.25, 's'],
    ['Quattro Stagioni', 'Ham, mushrooms, artichokes, olives', 12.95],
    ['Vegetariana', 'Courgette, aubergine, peppers', 12.25, 'v'],
    ['Rucola e Parma', 'Rocket, Parma ham, parmesan', 13.5],
    ['Calzone', 'Folded, with ham and ricotta', 13.25],
    ['Hawaiian', 'Ham and pineapple', 12.25],
  ],
  Pasta: [
    ['Spaghetti Bolognese', 'Slow cooked beef ragù', 12.5],
    ['Spaghetti Carbonara', 'Egg, pancetta, pecorino', 12.5],
    ['Penne Arrabbiata', 'Tomato, garlic and chilli', 10.95, 've s'],
    ['Lasagne al Forno', 'Beef, béchamel', 12.95],
    ['Linguine alle Vongole', 'Clams, white wine', 14.5],
    ['Tagliatelle with Salmon', 'Cream and dill', 13.95],
    ['Mushroom Risotto', 'Porcini and parmesan', 12.5, 'v'],
    ['Gnocchi al Pesto', '', 11.95, 'v'],
    ['Macaroni Cheese', 'Baked with cheddar', 10.95, 'v'],
    ['Melanzane Parmigiana', 'Baked aubergine, tomato, mozzarella', 12.5, 'v'],
  ],
  Dolci: [
    ['Tiramisu', 'Coffee and mascarpone', 6.5, 'v'],
    ['Panna Cotta', 'Raspberry coulis', 6.25],
    ['Gelato', 'Three scoops', 5.5, 'v'],
    ['Lemon Cheesecake', '', 6.25, 'v'],
  ],
};
