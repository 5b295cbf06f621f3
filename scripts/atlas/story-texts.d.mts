export declare function textsOfStory(path: string): ReadonlySet<string>;
