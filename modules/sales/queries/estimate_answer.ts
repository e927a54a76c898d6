import { offerAnswers } from '#modules/documents/public'

export const { keepAnswer, answerTo, answerHashNow, signatureOf } = offerAnswers('estimate')
