export { QUESTION_IDS } from '#modules/assistant/understand/questions'
