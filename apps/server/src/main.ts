import { runProduct } from './run-product.ts';

runProduct();
