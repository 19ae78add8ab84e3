import { fold } from '../words/clean-text.ts';

const LEVEL =
  '(?:(?:very |sehr |tres |muy )?(?:advanced|intermediate|beginner|basic|basics|expert|proficient|fluent|novice|experienced|competent|familiar|strong|good|excellent|native|professional|elementary|skilled|master|avance|intermediaire|debutant|confirme|courant|maitrise|notions|fortgeschritten|grundkenntnisse|experte|gut|sehr gut|basiskenntnisse|avanzado|intermedio|basico|experto|alto|medio|avanzato|base|buono|ottimo|gevorderd|goed|basis|avancerad|grundlaggande|god|avancado|intermediario))';
const RATING = new RegExp(
  `^(?:${LEVEL}|[●○•◦★☆■□▪▫⬤◯\\s]+|\\d{1,3} ?%|\\d{1,2} ?/ ?\\d{1,2}|\\d+\\+? (?:years?|yrs?|jahre?|ans?|anos?|anni|jaar|ar)(?: .{0,20})?)$`,
);
/** Whether a text says only how well something is known: `Advanced`, `●●●○○`, `5 years`. */
export function isRating(text: string): boolean {
  return RATING.test(fold(text.trim()));
}
