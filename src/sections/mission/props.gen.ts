// Made from schemas/sections/mission.schema.json by `npm run generate`: change that file, not this one.

/**
 * What the organisation is for: one large statement, and a paragraph that makes it concrete.
 */
export interface MissionData {
  /**
   * Makes this section a mission.
   */
  type: 'mission';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * The name of the section, in the left margin.
   */
  title: string;
  /**
   * The mission in one sentence, set large.
   */
  statement: string;
  /**
   * A paragraph that says what the statement means in practice.
   */
  text?: string;
}
