import { survey as surveyCalls } from '@naru/contract/areas/survey.ts';

import { defineArea, type Area } from '../../platform/http/serve.ts';
import { answerSurvey, readSurveyForm } from './answer/calls.ts';
import {
  changeSurvey,
  changeSurveyStatus,
  copySurvey,
  createSurvey,
  pageSurveys,
  publishSurvey,
  readSurvey,
} from './build/calls.ts';
import { readOwnResult, readResult } from './result/calls.ts';
import { exportResult } from './result/excel-calls.ts';
import type { SurveyContext } from './source.ts';

/** The surveys, about these kinds of things. */
export function surveyArea(contexts: readonly SurveyContext[]): Area {
  return defineArea('survey', surveyCalls, {
    readSurveyForm: readSurveyForm(contexts),
    answerSurvey: answerSurvey(contexts),
    readOwnResult: readOwnResult(contexts),
    pageSurveys: pageSurveys(contexts),
    readSurvey: readSurvey(contexts),
    createSurvey: createSurvey(contexts),
    copySurvey: copySurvey(contexts),
    changeSurvey: changeSurvey(contexts),
    publishSurvey: publishSurvey(contexts),
    changeSurveyStatus: changeSurveyStatus(contexts),
    readResult: readResult(contexts),
    exportResult: exportResult(contexts),
  });
}
