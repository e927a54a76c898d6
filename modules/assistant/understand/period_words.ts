export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year'

/** In the singular: "the next days" names no period. */
export const UNITS: [Unit, string][] = [
  ['day', 'day|tag|dite|diten|dites'],
  ['week', 'week|woche|jave|javen|java|javes'],
  ['month', 'month|monat|monats|monates|muaj|muajin|muaji|muajit'],
  [
    'quarter',
    'quarter|quartal|quartals|quartales|vierteljahr|tremujor|tremujorin|tremujori|tremujorit',
  ],
  ['year', 'year|jahr|jahres|kalenderjahr|vit|vitin|viti|vitit'],
]

export const MONTHS = [
  'january|jan|januar|janner|janar(?:i|in|it)?',
  'february|feb|februar|shkurt(?:i|in|it)?',
  'march|mar|marz|maerz|mars(?:i|in|it)?',
  'april|apr|prill(?:i|in|it)?',
  'may|mai|maj(?:i|in|it)?',
  'june|jun|juni|qershor(?:i|in|it)?',
  'july|jul|juli|korrik(?:i|in|it)?',
  'august|aug|gusht(?:i|in|it)?',
  'september|sep|sept|shtator(?:i|in|it)?',
  'october|oct|oktober|okt|tetor(?:i|in|it)?',
  'november|nov|nentor(?:i|in|it)?',
  'december|dec|dezember|dez|dhjetor(?:i|in|it)?',
]

export const THIS =
  '(?:this|current|the|dies\\w*|laufend\\w*|gegenwartig\\w*|aktuell\\w*|im|in diesem|in dieser|kete|ketij|kesaj|kjo|ky|aktual\\w*)'
export const LAST = '(?:last|previous|past|letzt\\w*|vorig\\w*|vergangen\\w*|vor)'
export const NEXT = '(?:next|coming|upcoming|nachst\\w*|naechst\\w*|kommend\\w*)'
export const UNTIL_END =
  '(?:(?:by|until|till|before) (?:the )?end of (?:the |this )?|bis (?:zum )?ende (?:des |der |dieses |dieser )?|deri (?:ne|me) fund(?:in)? (?:te |e )?(?:ketij |kesaj )?)'
export const LAST_AFTER =
  '(?:(?:e |te |i |se )?(?:kaluar|shkuar|fundit|meparshem|meparshme|paraprak|paraprake)|qe (?:kaloi|shkoi|iku|la))'
export const NEXT_AFTER =
  '(?:e |te |i |qe |se )?(?:ardhshem|ardhshme|vijon|vjen|pasuese|pasues|tjeter)'
/** The present one, after its noun: "muajin aktual". */
export const THIS_AFTER = '(?:aktual|ne vazhdim|(?:e |te |i |se )?tanishme|(?:e |i )?tanishem)'

/** From Monday on. */
export const WEEKDAYS = [
  'monday|montag|(?:te |e )?hene(?:n)?',
  'tuesday|dienstag|(?:te |e )?marte(?:n)?',
  'wednesday|mittwoch|(?:te |e )?merkure(?:n)?',
  'thursday|donnerstag|(?:te |e )?enjte(?:n)?',
  'friday|freitag|(?:te |e )?premte(?:n)?',
  'saturday|samstag|sonnabend|(?:te |e )?shtune(?:n)?',
  'sunday|sonntag|(?:te |e )?diel(?:e|en)?',
]

export const SINCE = '(?:since|seit|seit dem|ab|qe nga|qe prej|prej|qysh nga|qysh prej)'

/** A time that ends there: for a day it begins today, for a month nobody can say. */
export const UNTIL =
  '(?:by|until|till|up to|before|bis|bis zum|vor|vor dem|deri|deri te|deri ne|deri me|para)'

/** Of the unit that follows, as in "since the beginning of the year". */
export const BEGINNING =
  '(?:(?:the )?(?:beginning|start) of (?:the |this )?|(?:dem )?(?:anfang|beginn) (?:des |der |dieses |dieser )?|fillimi(?:t|n)? (?:te |i )?(?:ketij |kesaj )?)'

export const END = '(?:(?:the )?end of |ende (?:des )?|fund(?:in)? (?:te |e )?)'

/** "First" to "fourth", for parts of a year. */
export const ORDINALS = [
  'first|1st|1|erst\\w*|pare',
  'second|2nd|2|zweit\\w*|dyte',
  'third|3rd|3|dritt\\w*|trete',
  'fourth|4th|4|viert\\w*|katert',
]

/** A part of the time that follows, or a time near it. "Late" beside a month only: "late this month" is overdue. */
const BESIDES =
  /\b(?:after|nach|nach dem|(?<!\b(?:kemi|kam|ka|kane) )pas|around|rreth|um|um den|(?:the )?(?:end|start|beginning|middle) of|early in|early|mid|late in|(?:anfang|mitte)(?: des| der)?|(?:ne )?(?:fund|fillim|mes)(?:in|it|i)?(?: te| e)?) $/

/** "Ende" is the German end of a time, and Albanian for "still" before a time. */
const GERMAN_END = /\bende $/
const IS_ALBANIAN = /^(?:ne|kete|kesaj|muaj|vit|jav|tremuj|sot|te|dje|dite)/

/** Whether the words before a time say that another one is meant, of which nobody knows the days. */
export function isBesides({ input = '', index = 0, 0: time }: RegExpMatchArray) {
  const before = input.slice(0, index)
  return BESIDES.test(before) || (GERMAN_END.test(before) && !IS_ALBANIAN.test(time))
}
